/** What flies over the board while an event moves: armies, points, and pieces that go home. */
import { motionOf } from "../events";
import { isLanded, type Contest } from "../scoring";
import type { Building, OurBeat } from "../types";

/** Where something is: on a plate, in the plots of a plate, at the title of a region, on a chip. */
export type End =
  | { on: "plate" | "plots"; place: string }
  | { on: "region"; region: number }
  | { on: "chip"; seat: number };

export interface Flight {
  what: "armies" | "coin" | Building;
  seat: number;
  count: number; // of armies or points
  from: End;
  to: End;
  steps: number; // how long it takes
}

const LONG = 3; // steps of a flight to a chip

/** Return what takes off at this step of an event. */
export function flightsOf(beat: OurBeat, contest: Contest | null): Flight[] {
  return takesOff(beat) ? [...moved(beat), ...homewards(contest)] : [];
}

/** A contest is settled before anything flies; everything else flies at once. */
function takesOff(beat: OurBeat): boolean {
  return isLanded(beat) && (beat.step === 0 || !isLanded({ ...beat, step: beat.step - 1 }));
}

function moved({ event, steps }: OurBeat): Flight[] {
  const motion = motionOf(event);
  if (!motion || motion.how === "fail") return [];
  const { seat } = motion;
  if (motion.how === "march") {
    const [from, to] = [plate(motion.source), plate(motion.target)];
    return [{ what: "armies", seat, count: motion.armies, from, to, steps }];
  }
  const from: End = motion.province
    ? plate(motion.province)
    : { on: "region", region: motion.region };
  return [
    { what: "coin", seat, count: motion.points, from, to: { on: "chip", seat }, steps: LONG },
  ];
}

function plate(place: string): End {
  return { on: "plate", place };
}

/** The pieces of those who do not build. */
function homewards(contest: Contest | null): Flight[] {
  const what = contest?.building;
  if (!contest || !what) return [];
  const losers = contest.bids.filter(({ isWinner }) => !isWinner);
  return losers.map(({ seat }) => ({
    what,
    seat,
    count: 1,
    from: { on: "plots", place: contest.province },
    to: { on: "chip", seat },
    steps: LONG,
  }));
}
