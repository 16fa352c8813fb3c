/** The province that is pointed at: the board says which, a slip beside it says what it is. */
import { Pointer } from "../../board/pointer.svelte";

export const pointer = new Pointer();
