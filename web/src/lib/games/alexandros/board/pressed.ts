/** Makes a drawn thing respond to Enter and Space, as a button does. */
export function pressed(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}

/** Say whether the focus came by a key: what follows a press of the mouse or a finger opens nothing. */
export function isByKey({ currentTarget }: FocusEvent): boolean {
  return currentTarget instanceof Element && currentTarget.matches(":focus-visible");
}
