/** Everything that the page says in this language, in one piece; without those of terminals and lessons. */
const files = import.meta.glob<string>(
  [
    "../../../../../src/satrap/locale/it/*.ftl",
    "!../../../../../src/satrap/locale/it/{cli,running,api,tutorial*,unreadable,unsound-*}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
