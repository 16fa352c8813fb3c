/** When a line may have died unnoticed: the device slept, or it was out of reach. */

const LOOKING = 5_000; // milliseconds between two looks at the time
const ASLEEP = 30_000;

/** Run something each time that the page wakes up; return how to stop. */
export function waking(run: () => void): () => void {
  let last = Date.now();
  const look = (): void => {
    const slept = Date.now() - last;
    last = Date.now();
    if (slept > ASLEEP) run();
  };
  const timer = setInterval(look, LOOKING);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", run);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", run);
  };
}
