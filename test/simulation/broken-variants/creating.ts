import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

/** Mistakes in asking for a payment, and in finding what lost answers left behind. */
export const CREATING: readonly Variant[] = [
  {
    name: 'a retry carries a new key',
    edits: [
      inSales(
        'creation/creator',
        'idempotencyKey: sale.payment.idempotencyKey,',
        'idempotencyKey: creating.tries === 0 ? sale.payment.idempotencyKey : this.#ports.ids.uuid(),',
      ),
    ],
    within: 500,
  },
  {
    name: 'the create is sent before it is recorded',
    edits: [
      inSales('creation/creation-record', 'this.#record(repeating(tried, sale))', 'sale !== undefined'),
    ],
    within: 500,
  },
  {
    name: 'a lost try counts as not sent and is never searched for',
    edits: [inSales('apply-event', 'uncheckedLostTries: sale.uncheckedLostTries + 1,', '')],
    within: 1_000,
  },
  {
    name: 'a restart forgets the try under way',
    edits: [
      inSales(
        'creation/creator',
        'if (this.#isTrying(saleId) && !creating.firstTried) await record.recordAnswer(STOPPED_WHILE_TRYING);',
        '',
      ),
    ],
    within: 3_000,
    from: 46,
  },
  {
    name: 'the tries after the first are not recorded either',
    edits: [inSales('creation/creator', 'creating.firstTried = false;', '')],
    within: 1_000,
  },
  {
    name: 'a stopped sale shows its code after all',
    edits: [inSales('creation/answer-events', 'if (!wanted)\n', 'if (answer.url === trackingId)\n')],
    within: 1_000,
    from: 1_059,
  },
  {
    name: 'a refused create is tried for ever',
    edits: [inSales('sale', "state !== 'rejected' && !sale.stopped", '!sale.stopped')],
    within: 1_000,
    from: 32,
  },
  {
    name: "a stopped sale's answer is dropped when the ledger refuses it",
    edits: [
      inSales('creation/creator', 'recordAnswerToTry(answer);', 'recordAnswerToTry(answer, signal);'),
      inSales(
        'creation/creation-record',
        'recordAnswerToTry(answer: CreateAnswer): Promise<void> {',
        'recordAnswerToTry(answer, signal) { this.given = signal;',
      ),
      inSales(
        'creation/creation-record',
        '!record() && !stop.aborted;',
        '!record() && !stop.aborted && !this.given?.aborted;',
      ),
    ],
    within: 20_000,
    from: 718,
  },
  {
    name: "an earlier sale's payment pays for this one",
    edits: [
      inSales(
        'orphans/found-payments',
        'if (owner === undefined) return true;',
        'if (owner !== sale.id) return true;',
      ),
    ],
    within: 3_000,
  },
  {
    name: "another till's earlier payment is adopted",
    edits: [
      inSales('orphans/found-payments', 'return firstTriedAt(sale, clocks) - margin;', 'return 0 * margin;'),
    ],
    within: 3_000,
    from: 34,
  },
  {
    name: "the search begins by the till's wall clock",
    edits: [
      inSales(
        'orphans/found-payments',
        'sale.firstTry?.serviceTime === undefined ? MARGIN_MS.till',
        'sale.lostTries < 0 ? MARGIN_MS.till',
      ),
      inSales(
        'orphans/found-payments',
        'return firstTry?.serviceTime ?? startedAt + (gateway.serviceTime() ?? clock.wall()) - clock.wall();',
        'return startedAt + 0 * (firstTry?.serviceTime ?? gateway.serviceTime() ?? clock.wall());',
      ),
    ],
    within: 1_000,
    from: 43,
  },
  {
    name: 'the search trusts the wall clock to say when it is over',
    edits: [
      inSales(
        'orphans/orphan-payment-reconciler',
        'let lostBy = clock.monotonic();',
        'let lostBy = clock.wall();',
      ),
      inSales(
        'orphans/orphan-payment-reconciler',
        '!== lostTries) lostBy = clock.monotonic();',
        '!== lostTries) lostBy = clock.wall();',
      ),
      inSales(
        'orphans/orphan-payment-reconciler',
        'clock.monotonic() - lostBy >=',
        'clock.wall() - lostBy >=',
      ),
    ],
    within: 3_000,
    from: 12,
  },
  {
    name: 'a search ends after four minutes',
    edits: [
      inSales(
        'orphans/orphan-payment-reconciler',
        'const SEARCH_UNTIL_MS = 5 * 60_000;',
        'const SEARCH_UNTIL_MS = 4 * 60_000;',
      ),
    ],
    within: 500,
  },
  {
    name: 'a search counts from the first lost try',
    edits: [
      inSales(
        'orphans/orphan-payment-reconciler',
        'if (sale.uncheckedLostTries !== lostTries) lostBy = clock.monotonic();',
        '',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'one unreadable answer ends the search',
    edits: [
      inSales(
        'orphans/orphan-payment-reconciler',
        "(action === 'report' && !complete)",
        "(action === 'report' && complete)",
      ),
    ],
    within: 3_000,
    from: 272,
  },
];
