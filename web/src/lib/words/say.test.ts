import { expect, test } from "vitest";
import { pickLanguage } from "./languages";
import { pseudo, Speaker, type Values } from "./say";

const FILE = `
greeting = { $name } has { $count ->
    [one] one card
   *[other] { $count } cards
}
card = { $colour } card
list = Cards: { $cards }
`;

test("sentences hold numbers, other sentences and lists of them", () => {
  const speaker = new Speaker("en", [FILE]);
  const red = { key: "card", values: { colour: "red" } };
  expect(speaker.say("greeting", { name: "Ana", count: 1 })).toBe("Ana has one card");
  expect(speaker.say("greeting", { name: "Ana", count: 1200 })).toBe("Ana has 1,200 cards");
  expect(speaker.say("list", { cards: [red, red] })).toBe("Cards: red card, red card");
  expect(speaker.tell({ key: "list", values: { cards: red } })).toBe("Cards: red card");
});

test("names are joined as in the server's sentences", () => {
  const speaker = new Speaker("de", ["names-and = { $names } und { $last }"]);
  expect(speaker.list(["Ana", "Ben", "Cleo"])).toBe("Ana, Ben und Cleo");
  expect(speaker.list(["Ana", "Ben"])).toBe("Ana und Ben");
  expect([speaker.list(["Ana"]), speaker.list([])]).toEqual(["Ana", ""]);
});

test("names on a board have their own words, or stay as they are", () => {
  const speaker = new Speaker("fr", [`${FILE}named-salt-desert = Désert Salé`]);
  const name = (name: string) => ({ key: "named", values: { name } });
  expect(speaker.called("Salt Desert")).toBe("Désert Salé");
  expect(speaker.say("list", { cards: [name("Salt Desert"), name("Æ’s { place }")] })).toBe(
    "Cards: Désert Salé, Æ’s { place }",
  );
});

const LOG = `
you = you
name = { $name }
names-and = { $names } and { $last }
passed = { $name } passed.
passed-you = You passed.
robbed = { $name } robbed { $loser }.
robbed-loser-you = { $name } robbed you.
won = { $winners } won.
list = In order: { $names }.
`;

test("whoever reads about their own seat reads you", () => {
  const speaker = new Speaker("en", [LOG]);
  const [ana, ben] = ["Ana", "Ben"].map((name, seat) => ({ key: "name", values: { name, seat } }));
  if (!ana || !ben) throw new Error("there are two");
  const says = (key: string, values: Values, reader: number | null) =>
    speaker.tell({ key, values }, reader);
  expect(says("passed", { name: ana }, 0)).toBe("You passed.");
  expect(says("passed", { name: ana }, 1)).toBe("Ana passed.");
  expect(says("passed", { name: ana }, null)).toBe("Ana passed.");
  expect(says("robbed", { name: ana, loser: ben }, 1)).toBe("Ana robbed you.");
  expect(says("list", { names: [ben, ana] }, 0)).toBe("In order: Ben, you.");
  const both = { key: "names-and", values: { names: [ana], last: ben } };
  expect(says("won", { winners: both }, 1)).toBe("Ana and you won.");
  expect(speaker.say("passed", { name: "Ana" })).toBe("Ana passed.");
});

test("a sentence that is missing is seen, and pseudo words are marked", () => {
  expect(new Speaker("en", [FILE]).say("nothing")).toBe("{nothing}");
  expect(new Speaker("en", [FILE], pseudo).say("card", { colour: "red" })).toBe("⟦red card⟧");
});

test("the first language that we have is taken", () => {
  expect(pickLanguage(["pt-BR", "de-AT", "fr"])).toBe("de");
  expect(pickLanguage([])).toBe("en");
});

test("a place has its own words for going there and being there", () => {
  const words = "named-to = to { $name }\nnamed-to-getae = to the Getae\nnamed-thrace = Thrace\n";
  const speaker = new Speaker("en", [words]);
  expect(speaker.say("named-to", { name: "Getae" })).toBe("to the Getae");
  expect(speaker.say("named-to", { name: "Thrace" })).toBe("to Thrace");
  expect(speaker.say("named-to", { name: { key: "named", values: { name: "Sinope" } } })).toBe(
    "to Sinope",
  );
});

test("somebody who has deleted their account is shown without a name", () => {
  const speaker = new Speaker("en", [
    `${FILE}former-player = Former player
former-player-at = { former-player } { $number }
names-and = { $names } and { $last }`,
  ]);
  expect(speaker.say("greeting", { name: "†2", count: 1 })).toBe("Former player 2 has one card");
  expect(speaker.list(["†1", "Ana"])).toBe("Former player 1 and Ana");
  expect(["†", "†2", "†Ana", "Ana"].map((name) => speaker.person(name))).toEqual([
    "Former player",
    "Former player 2",
    "†Ana",
    "Ana",
  ]);
});
