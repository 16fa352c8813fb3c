/** Which legal actions fit what was pressed: those whose notation names it. */

export function fitting(legal: readonly string[], target: string): string[] {
  return legal.filter((action) => words(action).includes(target));
}

/** Return everything that legal actions name, apart from their verbs. */
export function named(legal: readonly string[]): Set<string> {
  return new Set(legal.flatMap((action) => words(action).slice(1)));
}

function words(action: string): string[] {
  return action.split(" ");
}
