/** Where we are: the path of the page, and how to navigate without reloading. */

let path = $state(location.pathname);
let query = $state(location.search);
let steps = $state(0);

function moved(): void {
  path = location.pathname;
  query = location.search;
}

addEventListener("popstate", moved);

export const route = {
  get path(): string {
    return path;
  },
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
  /** How many links were followed: one to the page that is open, too, begins it anew. */
  get steps(): number {
    return steps;
  },
};

export function go(address: string, isReplaced = false): void {
  if (isReplaced) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  moved();
  if (isReplaced) return;
  steps++;
  scrollTo(0, 0);
}

/** Follow our own links without reloading the page. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
