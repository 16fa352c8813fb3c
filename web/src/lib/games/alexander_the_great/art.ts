/** Which icon stands for what. */
export const ART = {
  order: "podium",
  army: "spartan-helmet",
  temple: "greek-temple",
  city: "white-tower",
} as const;
