/** Whether the server knows this browser: what is shown follows it. */
const KEY = "guest";
let changes = $state(0);

export function isKnown(): boolean {
  void changes; // whoever asks is told again
  return localStorage.getItem(KEY) !== null;
}

/** Note that the server knows this browser, or no longer does. */
export function setKnown(value: boolean): void {
  if (value) localStorage.setItem(KEY, "1");
  else localStorage.removeItem(KEY);
  changes += 1;
}
