/** What only tables of this game say, in this language. */
const files = import.meta.glob<string>(
  "../../../../../../src/satrap/locale/en/{,web-}alexander-the-great{,-you,-foreseen,-table}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
