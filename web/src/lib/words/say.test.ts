import { expect, test } from "vitest";
import { pickLanguage } from "./languages";
import { pseudo, Speaker } from "./say";

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

test("a sentence that is missing is seen, and pseudo words are marked", () => {
  expect(new Speaker("en", [FILE]).say("nothing")).toBe("{nothing}");
  expect(new Speaker("en", [FILE], pseudo).say("card", { colour: "red" })).toBe("⟦red card⟧");
});

test("the first language that we have is taken", () => {
  expect(pickLanguage(["pt-BR", "de-AT", "fr"])).toBe("de");
  expect(pickLanguage([])).toBe("en");
});
