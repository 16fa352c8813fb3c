/** JSON Patch (RFC 6902), only the operations that the server sends: add, remove and replace. */
import type { Operation } from "./types";

/** Return a document with all operations applied; the old one is unchanged. */
export function patched<T extends object>(document: T, operations: readonly Operation[]): T {
  return operations.reduce((now, each) => change(now, names(each.path), each), document);
}

function names(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Copy only what is on the path: everything else stays the same object. */
function change<T extends object>(node: T, path: string[], operation: Operation): T {
  const [name = "", ...rest] = path;
  const copy = Object.assign(Array.isArray(node) ? [] : {}, node);
  if (rest.length > 0) {
    const inner: unknown = Reflect.get(copy, name);
    if (typeof inner !== "object" || inner === null) throw new Error(operation.path);
    Reflect.set(copy, name, change(inner, rest, operation));
  } else if (Array.isArray(copy)) changeList(copy, name, operation);
  else if (operation.op === "remove") Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, operation.value ?? null);
  return copy;
}

function changeList(list: unknown[], name: string, { op, path, value = null }: Operation): void {
  const at = name === "-" ? list.length : Number(name);
  if (!Number.isInteger(at) || at < 0 || at > list.length) throw new Error(path);
  if (op === "remove") list.splice(at, 1);
  else list.splice(at, op === "add" ? 0 : 1, value);
}
