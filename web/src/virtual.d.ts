declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "*.md" {
  const sections: { id: string; level: number; title: string; html: string }[];
  export default sections;
}
