/**
 * What is on the table at this moment of a movement: the view, plus what has happened since.
 * It makes no decisions; every event knows what it changes.
 */
import type { Shown } from "./changes";
import { change, changing } from "./events";
import type { Chart, Event, OurBeat, OurScene, View } from "./types";

/** Return the table as it looks after some events, the last of them up to a step. */
export function shownAfter(
  view: View,
  chart: Chart,
  past: readonly Event[],
  beat: OurBeat | null = null,
): Shown {
  const shown = copy(view);
  for (const event of past) change(shown, event, chart);
  if (beat) changing(shown, beat, chart);
  return shown;
}

/** Return the view with everything that the table shows at this moment. */
export function nowOf({ view, chart, past, beat }: OurScene): View {
  const shown = shownAfter(view, chart, past, beat);
  const { guards, provinces, scores, view: counts } = shown;
  const levy = past.length > 0 || beat ? view.levy.map((_, seat) => due(shown, seat)) : view.levy;
  return { ...counts, guards, provinces, scores, levy };
}

/** Return what a levy would bring a seat now. */
function due({ provinces }: Shown, seat: number): number {
  return provinces.filter(({ owner }) => owner === seat).reduce((sum, { tax }) => sum + tax, 0);
}

function copy(view: View): Shown {
  return {
    black: new Set(view.walls),
    red: new Set(view.red),
    alexander: view.alexander,
    guards: withClaim(view),
    provinces: view.provinces,
    scores: [...view.scores],
    view: {
      ...view,
      display: [...view.display],
      discard: [...view.discard],
      hands: view.hands.map((hand) => (hand ? [...hand] : null)),
      hand_sizes: [...view.hand_sizes],
      reserve: [...view.reserve],
    },
  };
}

/** Guards of a claim that is being paid for are already on the board. */
function withClaim(view: View): string[][] {
  const claimed = view.turn.claim?.guards ?? [];
  return view.guards.map((spaces, seat) => {
    const others = spaces.filter((space) => seat === view.turn.seat || !claimed.includes(space));
    return seat === view.turn.seat ? [...new Set([...spaces, ...claimed])] : others;
  });
}
