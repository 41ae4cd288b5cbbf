/** What has come since the till began to listen. */
export interface DeliveryCounts {
  /** When the last genuine one came, in milliseconds since 1970. */
  readonly lastGoodAt?: number;
  /** Those that were not believed, or came before. */
  readonly refused: number;
}

/** Of several families of deliveries together. */
export function together(all: readonly DeliveryCounts[]): DeliveryCounts {
  const good = all.flatMap(({ lastGoodAt }) => lastGoodAt ?? []);
  return {
    refused: all.reduce((sum, { refused }) => sum + refused, 0),
    ...(good.length > 0 && { lastGoodAt: Math.max(...good) }),
  };
}
