import { expect, it } from "vitest";
import type { Box } from "../../types";
import { CHART, sure } from "../fixture";
import type { Building } from "../types";
import { SIZES } from "./sizes";
import { aimOf, tied } from "./tags";

const ROOM: Box = [0, 0, 800, 600];
const PLATE: Box = [300, 250, 140, 120];
const SIZE = sure(SIZES[0]);
const BOTH = { ...sure(CHART.provinces.lydia), temple: true, city: true };

function tagOf(building: Building, taken: Box[] = [], room = ROOM) {
  const aim = aimOf(BOTH, building, PLATE, SIZE);
  return tied(PLATE, [200, 34], taken, room, aim, SIZE);
}

it("puts the tag of each plot on the side where the plot is", () => {
  const temple = tagOf("temple");
  expect(temple.box[0]).toBeLessThan(PLATE[0]);
  expect(tagOf("city", [temple.box]).box[0]).toBeGreaterThan(PLATE[0] + PLATE[2]);
});

it("ties each tag to its plot", () => {
  const [temple, city] = [tagOf("temple").tie[1], tagOf("city").tie[1]];
  const middle = PLATE[0] + PLATE[2] / 2;
  expect(temple[0]).toBeLessThan(middle);
  expect(city[0]).toBeGreaterThan(middle);
  expect(temple[1]).toBe(city[1]); // in the row of the plots
});

it("keeps tags in the room, and off what is there", () => {
  const narrow: Box = [200, 0, 600, 600]; // no room on the left
  const { box, tie } = tagOf("temple", [], narrow);
  expect(box[1] + box[3]).toBeLessThan(PLATE[1]); // above
  expect(tie[1][1]).toBe(PLATE[1]); // at the rim, so that the name can be read
});
