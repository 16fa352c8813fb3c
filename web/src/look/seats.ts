/** Custom colours of the seats: their emblems are dark or light, whichever is more legible. */

export function paintSeats(colours: readonly string[]): void {
  const style = document.documentElement.style;
  for (let seat = 0; seat < 5; seat++) {
    const colour = colours[seat];
    if (colour) {
      style.setProperty(`--seat-${seat}`, colour);
      style.setProperty(`--seat-ink-${seat}`, inkOn(colour));
    } else {
      style.removeProperty(`--seat-${seat}`);
      style.removeProperty(`--seat-ink-${seat}`);
    }
  }
}

/** Return the ink with more contrast on a colour (`#rrggbb`). */
export function inkOn(colour: string): string {
  return light(colour) > 0.18 ? "#2b2118" : "#ffffff";
}

/** Relative luminance, as WCAG defines it. */
function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
