/** What I am about to do, before anything is sent: shared by the board, the tray and the bubbles. */

class Aim {
  card: string = $state(""); // verb and card: only where it leads is shown
  space: string = $state(""); // a target that was pressed: its corners stand out
  point: string = $state(""); // a corner that is pointed at
  asked: string = $state(""); // a corner that was pressed, and that several cards lead to
  isTouch = $state(false); // a thumb lies on the corner
  claim: string = $state(""); // the province whose price is laid out
  guards: string[] = $state.raw([]); // where its guards would stand

  #moment = "";

  /** Forget everything when another decision is due. */
  at(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.clear();
  }

  clear(): void {
    this.card = this.space = this.point = this.asked = this.claim = "";
    this.isTouch = false;
    this.guards = [];
  }

  /** Lay out the price of a province. */
  open(province: string, guards: string[]): void {
    this.claim = province;
    this.guards = guards;
  }

  close(): void {
    this.claim = "";
    this.guards = [];
  }

  /** Show only where a card leads; the same card again: where all of them do. */
  narrow(card: string): void {
    this.card = this.card === card ? "" : card;
    this.space = this.point = this.asked = "";
  }
}

export const aim = new Aim();
