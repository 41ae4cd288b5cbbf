/** One deliberate mistake in the core (or in the model of the disk): edits of the source, each of which matches once. */
export interface Variant {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly find: string; readonly replace: string }[];
  /** Histories within which the simulation must find it. */
  readonly within: number;
}

const sales = (file: string, find: string, replace: string) => ({
  file: `src-main/sales/${file}.ts`,
  find,
  replace,
});

export const VARIANTS: readonly Variant[] = [
  {
    name: 'a retry carries a new key',
    edits: [
      sales(
        'creator',
        'idempotencyKey: sale.payment.idempotencyKey,',
        'idempotencyKey: tries === 1 ? sale.payment.idempotencyKey : this.#ports.ids.uuid(),',
      ),
    ],
    within: 500,
  },
  {
    name: 'the create is sent before it is recorded',
    edits: [
      sales('creator', "this.#record(saleId, creating, { type: 'create-tried' })", 'sale !== undefined'),
    ],
    within: 500,
  },
  {
    name: 'a poll loop ends at its first error',
    edits: [sales('tracker', 'if (!this.#goesOn(watch)) break;', 'if (watch.freshness.failures > 0) break;')],
    within: 1_000,
  },
  {
    name: 'the guard does not read again',
    edits: [
      sales(
        'start-sale',
        'await Promise.all(open.map((sale) => tracker.checkNow(sale.id)));',
        'await tracker;',
      ),
    ],
    within: 3_000,
  },
  {
    name: 'the guard decides by what it knew before it read',
    edits: [
      sales('start-sale', 'const alive = open.find(({ id }) => {', 'const alive = open.find((before) => {'),
      sales('start-sale', 'const sale = book.find(id);', 'const sale: Sale | undefined = before;'),
    ],
    within: 3_000,
  },
  {
    name: 'the guard takes an open payment for dead',
    edits: [
      sales(
        'start-sale',
        "return sale.payment.creation.state !== 'rejected' && !sale.stopped;",
        'return false;',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'no second look at the screen after the guard has read',
    edits: [
      sales('sales', 'if (this.#starting) return', 'if (this.#starting && !this.#resumed) return'),
      sales('start-sale', ' ?? saleOnScreen(book);', ';'),
    ],
    within: 500,
  },
  {
    name: 'a lost try counts as not sent and is never searched for',
    edits: [sales('apply-event', 'uncheckedLostTries: sale.uncheckedLostTries + 1,', '')],
    within: 1_000,
  },
  {
    name: 'a restart forgets the try under way',
    edits: [
      sales(
        'sales',
        "if (sale.payment.creation.state !== 'trying') continue;",
        'if (sale.number > 0) continue;',
      ),
    ],
    within: 3_000,
  },
  {
    name: 'a stopped sale shows its code after all',
    edits: [sales('creator', 'if (!wanted)\n', 'if (answer.url === trackingId)\n')],
    within: 3_000,
  },
  {
    name: 'a refused create is tried for ever',
    edits: [sales('sale', "state !== 'rejected' && !sale.stopped && saleEnd", '!sale.stopped && saleEnd')],
    within: 1_000,
  },
  {
    name: 'a sale closes with payments that are still open',
    edits: [sales('sale', 'isSettled(sale) && tracked && quiet', 'isSettled(sale) && quiet')],
    within: 3_000,
  },
  {
    name: 'a sale closes with lost tries that nobody searched for',
    edits: [sales('sale', ' && sale.uncheckedLostTries === 0;', ';')],
    within: 1_000,
  },
  {
    name: 'a sale closes with a try under way',
    edits: [sales('sale', "sale.payment.creation.state !== 'trying' && sale", 'sale')],
    within: 3_000,
  },
  {
    name: "an earlier sale's payment pays for this one",
    edits: [sales('stray-search', 'this.#ports.ledger.paymentsOf(sale.reference)', '[] as string[]')],
    within: 3_000,
  },
  {
    name: 'a search takes the payment of another sale that is being created',
    edits: [sales('stray-search', 'if (this.#mayBeAnothers(sale)) return [];', '')],
    within: 10_000,
  },
  {
    name: 'the search trusts the wall clock',
    edits: [
      sales('stray-search', 'let lostBy = clock.monotonic();', 'let lostBy = clock.wall();'),
      sales(
        'stray-search',
        '!== lostTries) lostBy = clock.monotonic();',
        '!== lostTries) lostBy = clock.wall();',
      ),
      sales('stray-search', 'clock.monotonic() - lostBy >=', 'clock.wall() - lostBy >='),
    ],
    within: 2_000,
  },
  {
    name: 'work goes on without the ledger after a start that failed',
    edits: [sales('sales', 'if (!this.#resumed) return;', '')],
    within: 20_000,
  },
  {
    name: 'one recovered reading wakes all others, and flaky answers spend the budget',
    edits: [
      sales('tracker', '=== 0) this.#wakeFailing();', '=== 0) this.wakeAll();'),
      sales('tracker', 'Math.max(pause, this.#interval(watch))', 'pause > 0 ? pause : this.#interval(watch)'),
    ],
    within: 10_000,
  },
  {
    name: 'an outcome is left when a sale is opened that is not there',
    edits: [sales('sales', ' && this.#book.find(saleId)) {', ') {')],
    within: 500,
  },
  {
    name: 'processing counts as paid',
    edits: [
      sales(
        'apply-event',
        "(status.kind === 'final' ? { outcome: status.outcome, at, reading } : undefined)",
        "(status.kind === 'final' ? { outcome: status.outcome, at, reading } : status.kind === 'processing' ? { outcome: 'completed' as const, at, reading } : undefined)",
      ),
    ],
    within: 500,
  },
  {
    name: 'an outcome is shown before it is on disk',
    edits: [
      sales('sale-book', 'this.#ledger.append(events, closed ? [saleId] : []);', ''),
      sales(
        'sale-book',
        'this.#onChange();\n    return',
        'this.#onChange();\n    this.#ledger.append(events, closed ? [saleId] : []);\n    return',
      ),
    ],
    within: 500,
  },
  {
    name: 'the disk forgets the last append at a crash: a missing sync',
    edits: [
      {
        file: 'test/simulation/world/disk.ts',
        find: 'openSales(): readonly (readonly SaleEvent[])[] {',
        replace: 'openSales(): readonly (readonly SaleEvent[])[] { this.#events.pop();',
      },
    ],
    within: 500,
  },
  {
    name: 'loops go on after stop',
    edits: [sales('tracker', 'this.#stop.abort();\n    for', 'for')],
    within: 3_000,
  },
];
