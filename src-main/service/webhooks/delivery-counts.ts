/** The deliveries since the till began to listen. */
export interface DeliveryCounts {
  /** When the last genuine one arrived, in epoch milliseconds. */
  readonly lastGoodAt?: number;
  /** How many were refused, or had been received before. */
  readonly refused: number;
}

/** Counts the deliveries of one family. */
export class DeliveryCount {
  #refused = 0;
  #lastGoodAt: number | undefined;

  get counts(): DeliveryCounts {
    return {
      refused: this.#refused,
      ...(this.#lastGoodAt !== undefined && { lastGoodAt: this.#lastGoodAt }),
    };
  }

  refused(): void {
    this.#refused += 1;
  }

  /** `at` is milliseconds since 1970. */
  good(at: number): void {
    this.#lastGoodAt = at;
  }
}

/** The sum of the counts of several families. */
export function together(all: readonly DeliveryCounts[]): DeliveryCounts {
  const good = all.flatMap(({ lastGoodAt }) => lastGoodAt ?? []);
  return {
    refused: all.reduce((sum, { refused }) => sum + refused, 0),
    ...(good.length > 0 && { lastGoodAt: Math.max(...good) }),
  };
}
