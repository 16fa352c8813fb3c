/** The colour of each region: a deep tone, and a tint. The same as on the sheet. */
const LOOKS = [
  { deep: "#53397d", tint: "#d8cae8" },
  { deep: "#97470a", tint: "#f5cda5" },
  { deep: "#2d6427", tint: "#c6e0b6" },
  { deep: "#8a1f36", tint: "#f3c4c4" },
  { deep: "#6b590a", tint: "#f3e7ae" },
  { deep: "#0c5559", tint: "#b4dedb" },
] as const;

export function lookOf(region: number): { deep: string; tint: string } {
  return LOOKS[(region - 1) % LOOKS.length] ?? LOOKS[0];
}
