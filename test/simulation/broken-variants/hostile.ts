import { firstSeedOf } from '../plan/family.ts';
import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

const FIRST = firstSeedOf('hostile');

/** Mistakes that only a hostile service brings to light. */
export const HOSTILE: readonly Variant[] = [
  {
    name: 'a repeated tracking id is accepted',
    edits: [
      inSales(
        'creation/creation-record',
        'return foreign ?? eventsOf(answer, wanted);',
        'return foreign?.length === 0 ? foreign : eventsOf(answer, wanted);',
      ),
    ],
    within: 2_000,
    from: FIRST,
  },
  {
    name: 'the stated amount is not compared',
    edits: [
      inSales(
        'stated-amount',
        "return isPaid(status.outcome) && amountDiffers(reading, amount) ? 'amount-differs' : status.outcome;",
        'return status.outcome;',
      ),
    ],
    within: 500,
    from: FIRST,
  },
  {
    name: 'what was received is not compared',
    edits: [
      inSales(
        'stated-amount',
        'return statedReceipt !== undefined && saysPaid(status) && !covers(statedReceipt, amount);',
        'return false;',
      ),
    ],
    within: 1_000,
    from: FIRST,
  },
  {
    name: 'one cent more was asked for, and it passes',
    edits: [
      inSales(
        'stated-amount',
        'scaled(stated.decimal) === scaledMoney(amount);',
        'scaled(stated.decimal) >= scaledMoney(amount);',
      ),
    ],
    within: 2_000,
    from: FIRST,
  },
  {
    name: 'another amount is not raised',
    edits: [inSales('sale-alerts', '    ...amountAlerts(sale),\n', '')],
    within: 500,
    from: FIRST,
  },
  {
    name: 'an answer about another payment counts as a reading',
    edits: [inSales('tracking/answer-about', 'return isAnother ?', 'return isAnother && !last ?')],
    within: 1_000,
    from: FIRST,
  },
  {
    name: 'a status that goes back takes the end away',
    edits: [
      inSales(
        'apply-event',
        '...before, ...(end && { end }) };',
        '...before, ...(outcome ? { end } : { end: undefined }) };',
      ),
    ],
    within: 2_000,
    from: FIRST,
  },
  {
    name: 'a foreign payment is not raised',
    edits: [inSales('sale-alerts', '    ...foreignPaymentAlerts(sale),\n', '')],
    within: 2_000,
    from: FIRST,
  },
  {
    name: 'a payment that is not found yet is not read again',
    edits: [
      inSales(
        'tracking/tracker',
        'if (!this.#goesOn(watch)) break;',
        "if (watch.freshness.failure?.code === 'not-found') return await new Promise(() => undefined);",
      ),
    ],
    within: 1_000,
    from: FIRST,
  },
  {
    name: 'a payment of which too little was received is disowned',
    edits: [
      inSales(
        'orphans/found-payments',
        '.reading.statedRequest : undefined;',
        '.reading.statedReceipt ?? answer.reading.statedRequest : undefined;',
      ),
    ],
    within: 5_000,
    from: FIRST,
  },
  {
    name: 'the search trusts that the service has one clock',
    edits: [inSales('orphans/found-payments', 'service: 60_000,', 'service: 0,')],
    within: 3_000,
    from: FIRST,
  },
];
