/** JSON Patch (RFC 6902), as far as the server sends it: add, remove and replace. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: Json;
}

/** Return a document with all operations carried out; the old one stays as it was. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  let result = document as unknown as Json;
  for (const operation of operations) result = change(result, names(operation.path), operation);
  return result as unknown as T;
}

function names(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function change(node: Json, path: string[], operation: Operation): Json {
  const [name, ...rest] = path;
  if (name === undefined) return operation.value ?? null;
  if (Array.isArray(node)) return changeList(node, name, rest, operation);
  if (node === null || typeof node !== "object") throw new Error(`nothing at ${operation.path}`);
  if (rest.length > 0) return { ...node, [name]: change(node[name] ?? null, rest, operation) };
  if (operation.op !== "remove") return { ...node, [name]: operation.value ?? null };
  return Object.fromEntries(Object.entries(node).filter(([key]) => key !== name));
}

function changeList(list: Json[], name: string, rest: string[], operation: Operation): Json {
  const copy = [...list];
  const at = name === "-" ? copy.length : Number(name);
  if (!Number.isInteger(at) || at < 0 || at > copy.length) throw new Error(operation.path);
  if (rest.length > 0) copy[at] = change(copy[at] ?? null, rest, operation);
  else if (operation.op === "remove") copy.splice(at, 1);
  else if (operation.op === "add") copy.splice(at, 0, operation.value ?? null);
  else copy[at] = operation.value ?? null;
  return copy;
}
