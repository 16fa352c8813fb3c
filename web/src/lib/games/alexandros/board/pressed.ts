/** Makes a drawn thing respond to Enter and Space, as a button does. */
export function pressed(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}
