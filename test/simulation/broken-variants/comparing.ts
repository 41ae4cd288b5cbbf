import { firstSeedOf } from '../plan/family.ts';
import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

/** Mistakes in what a Z report says of the service's history. */
export const COMPARING: readonly Variant[] = [
  {
    name: 'a comparison does not name what was paid late',
    edits: [
      inSales(
        'comparison/payment-comparison',
        'if (wasOver && !wasEverPaid(tracked)) this.#paidLate',
        'if (wasOver && !wasEverPaid(tracked) && signal.aborted) this.#paidLate',
      ),
    ],
    within: 500,
    from: firstSeedOf('long') + 41,
  },
  {
    name: 'a comparison does not name what is nobody’s',
    edits: [
      inSales(
        'comparison/payment-comparison',
        'this.#unknown.push({ ...payment, ...(status && { status }) });',
        'if (status === undefined) this.#unknown.push(payment);',
      ),
    ],
    within: 500,
  },
  {
    name: 'another amount in the history is not named',
    edits: [
      inSales(
        'comparison/payment-comparison',
        'this.#differing.set(trackingId, { sale: now, payment });',
        'void now;',
      ),
    ],
    within: 500,
    from: firstSeedOf('hostile'),
  },
  {
    name: 'a comparison begins where the last report was made by the till’s clock',
    edits: [
      {
        file: 'src-main/staff/shifts/shifts.ts',
        find: 'serviceTime: reconciliation.until, named',
        replace: 'serviceTime: report.madeAt, named',
      },
    ],
    within: 500,
  },
  {
    name: 'what the history shows late is in no report',
    edits: [inSales('comparison/compared-span', 'until) - SHOWN_WITHIN_MS,', 'until),')],
    within: 1_000,
  },
  {
    name: 'a payment is named by one report after the other',
    edits: [inSales('comparison/payment-comparison', 'named.has(trackingId) || ', '')],
    within: 500,
  },
  {
    name: 'the till’s clock counts though the history has told the time',
    edits: [inSales('comparison/history-comparison', 'isServiceTimeKnown ? asked :', 'asked ? asked :')],
    within: 1_000,
  },
];
