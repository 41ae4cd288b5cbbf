/** A place in line; an urgent caller takes the turn at once. */
export interface QueuePlace {
  readonly turn: Promise<void>;
  atOnce(): void;
}

/**
 * Lets one after another go on, each in a turn of its own: after a start, or when the network is back, hundreds of sales
 * try at once, and each writes its try to the disk.
 */
export class TurnQueue {
  readonly #nextTurn: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();

  /** `nextTurn` resolves once whatever else waits (keys, answers, timers) has had its turn. */
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
