/** What this browser remembers of tutorials: the lesson to go on with, and the tables of lessons. */

const TABLES = "lesson-tables";
const MOST = 100;

/** Return the lesson to go on with, from 0; after the last one their number. */
export function keptLesson(game: string): number {
  return Number(localStorage.getItem(name(game)) ?? "0") || 0;
}

export function keepLesson(game: string, lesson: number): void {
  localStorage.setItem(name(game), String(lesson));
}

/** Remember that a table is a lesson: lists of matches leave it out. */
export function keepTable(id: string): void {
  localStorage.setItem(TABLES, JSON.stringify([id, ...tables()].slice(0, MOST)));
}

export function isLesson(id: string): boolean {
  return tables().includes(id);
}

function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function name(game: string): string {
  return `tutorial-${game}`;
}
