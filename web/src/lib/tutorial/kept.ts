/** What this browser remembers about tutorials: where to continue, what is done, lesson tables. */
import type { Row } from "../api/client";

export const OTHERS = ["Roxane", "Ada", "Thais"]; // names that are the same in every language
const TABLES = "lesson-tables";
const MOST = 100;

/** Return the lesson to continue with, from 0; after the last one, the number of lessons. */
export function keptLesson(game: string): number {
  return Number(localStorage.getItem(name(game)) ?? "0") || 0;
}

export function keepLesson(game: string, lesson: number): void {
  localStorage.setItem(name(game), String(lesson));
}

/** Remember that a lesson was completed, by its id. */
export function keepDone(game: string, lesson: string): void {
  const all = [...new Set([...doneLessons(game), lesson])];
  localStorage.setItem(`${name(game)}-done`, JSON.stringify(all));
}

/** Return the lessons that were completed. */
export function doneLessons(game: string): string[] {
  return listed(`${name(game)}-done`);
}

/** Remember that the first lessons of a game are done: they are enough to play. */
export function keepEnough(game: string): void {
  localStorage.setItem(`${name(game)}-enough`, "1");
}

export function knowsEnough(game: string): boolean {
  return localStorage.getItem(`${name(game)}-enough`) !== null;
}

/** Remember that a table is a lesson: lists of matches leave it out. */
export function keepTable(id: string): void {
  localStorage.setItem(TABLES, JSON.stringify([id, ...tables()].slice(0, MOST)));
}

/** Say whether a table is a lesson, perhaps one that was begun in another browser. */
export function isLesson({ id, chairs, seats }: Pick<Row, "id" | "chairs" | "seats">): boolean {
  const isTaught =
    seats.length > 1 &&
    chairs.every((who) => who === "device") &&
    seats.slice(1).every((name, at) => name === OTHERS[at]);
  return isTaught || tables().includes(id);
}

function tables(): string[] {
  return listed(TABLES);
}

function listed(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function name(game: string): string {
  return `tutorial-${game}`;
}
