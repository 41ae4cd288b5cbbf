/** A place in the queue. `turn` resolves when it is its turn, or at a call of `atOnce`. */
export interface QueuePlace {
  readonly turn: Promise<void>;
  atOnce(): void;
}

/**
 * Lets one caller go on in each turn of the event loop. After a start, or when the network is back, hundreds of sales try to
 * create a payment, and each writes an event to the disk first.
 */
export class TurnQueue {
  readonly #nextTurn: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();

  /** `nextTurn` resolves in a later turn of the event loop. */
  constructor(nextTurn: () => Promise<void>) {
    this.#nextTurn = nextTurn;
  }

  join(): QueuePlace {
    let atOnce: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      atOnce = resolve;
      this.#last = this.#last.then(() => this.#nextTurn()).then(resolve);
    });
    return { turn, atOnce };
  }
}
