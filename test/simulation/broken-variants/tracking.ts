import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

/** Mistakes in following payments, in what counts as their end, and in what is done with a sale then. */
export const TRACKING: readonly Variant[] = [
  {
    name: 'a poll loop ends at its first error',
    edits: [
      inSales(
        'tracking/tracker',
        'if (!this.#goesOn(watch)) break;',
        'if (watch.freshness.failures > 0) break;',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'a failed reading makes the last good one look fresh',
    edits: [
      inSales(
        'tracking/tracker',
        '        failure: answer.failure,\n        ...(lastGoodReadAt !== undefined && { lastGoodReadAt }),',
        '        failure: answer.failure,\n        lastGoodReadAt: this.#ports.clock.wall(),',
      ),
    ],
    within: 500,
  },
  {
    name: 'loops go on after stop',
    edits: [inSales('tracking/tracker', 'this.#stop.abort();\n    for', 'for')],
    within: 3_000,
    from: 12,
  },
  {
    name: 'what the till was at when it stopped is not taken up again',
    edits: [inSales('payment-flow', 'this.#begin(this.store.needs());', '')],
    within: 500,
  },
  {
    name: 'a payment that a lost answer left behind is not read once it is found',
    edits: [
      inSales(
        'effects',
        'if (isOpen(payment)) needs.push',
        'if (isOpen(payment) && !sale.orphans.includes(payment)) needs.push',
      ),
    ],
    within: 500,
  },
  {
    name: 'nothing follows from an event of a sale but its first one',
    edits: [
      inSales('effects', 'if (!before) return isTrying(after) ?', 'return before ? [] : isTrying(after) ?'),
    ],
    within: 500,
  },
  {
    name: 'processing counts as paid',
    edits: [
      inSales(
        'apply-event',
        'const outcome = outcomeOf(reading, sale.amount);',
        "const outcome = reading.status.kind === 'processing' ? ('completed' as const) : outcomeOf(reading, sale.amount);",
      ),
    ],
    within: 500,
  },
  {
    name: 'a status that nobody knows counts as an end',
    edits: [
      inSales(
        'sale',
        "return reading?.status.kind !== 'final';",
        "return reading?.status.kind !== 'final' && reading?.status.kind !== 'unrecognised';",
      ),
    ],
    within: 2_000,
    from: 406,
  },
  {
    name: 'a later reading overwrites the outcome',
    edits: [
      inSales('apply-event', 'tracked.end ?? (outcome', '(outcome'),
      inSales('apply-event', 'if (sale.end) return sale;\n', ''),
    ],
    within: 2_000,
    from: 34,
  },
  {
    name: 'a sale closes with payments that are still open',
    edits: [inSales('sale-alerts', 'isSettled(sale) && read && quiet', 'isSettled(sale) && quiet')],
    within: 3_000,
    from: 39,
  },
  {
    name: 'a sale closes with lost tries that nobody searched for',
    edits: [inSales('sale-alerts', ' && sale.uncheckedLostTries === 0;', ';')],
    within: 1_000,
    from: 23,
  },
  {
    name: 'a sale closes with a try under way',
    edits: [inSales('sale-alerts', "sale.payment.creation.state !== 'trying' && sale", 'sale')],
    within: 1_000,
    from: 1_433,
  },
  {
    name: 'an outcome is left when a sale is opened that is not there',
    edits: [inSales('sales', ' && wanted) {', ') {')],
    within: 500,
    from: 57,
  },
  {
    name: 'New sale acknowledges an outcome that nobody has seen',
    edits: [
      inSales(
        'screen-events',
        "return seen === 'settled' ? [{ type: 'sale-acknowledged' }] : [];",
        "return seen === 'settled' || sale.end ? [{ type: 'sale-acknowledged' }] : [];",
      ),
    ],
    within: 1_000,
  },
  {
    name: 'opening another sale acknowledges an outcome that nobody has seen',
    edits: [inSales('screen-events', "isSettled(sale) && seen === 'settled' ?", 'isSettled(sale) ?')],
    within: 1_000,
    from: 1_602,
  },
  {
    name: 'an outcome is shown before it is on disk',
    edits: [
      inSales('sale-store', '    this.#ledger.append(\n', '    const append = () => this.#ledger.append(\n'),
      inSales(
        'sale-store',
        'readonly effects: readonly Effect[];\n',
        'effects: readonly Effect[]; write: () => void;\n',
      ),
      inSales(
        'sale-store',
        'return { sale: first.sale, effects };',
        'return { sale: first.sale, effects, write: append };',
      ),
      inSales('payment-flow', 'const { sale, effects } =', 'const { sale, effects, write } ='),
      inSales(
        'payment-flow',
        'this.#changed();\n    return sale;',
        'this.#changed();\n    write();\n    return sale;',
      ),
    ],
    within: 500,
  },
];
