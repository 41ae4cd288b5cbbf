import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

const OVERRIDDEN = 'found.flatMap((objection) => overriddenEvent(objection, stamped?.cashierId))';

/** Mistakes in the guard against asking twice, and in the answers to "Customer says they paid?". */
export const GUARDING: readonly Variant[] = [
  {
    name: 'the guard does not read again',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        'const failure = await paymentRecheck.ofPayment(sale, payment, signal);',
        'const failure = await Promise.resolve<Failure | undefined>(undefined);',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'the guard decides by what it knew before it read',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        'const now = earlierOfReference(reference, parts);',
        'const now = { open, ended };',
      ),
    ],
    within: 3_000,
  },
  {
    name: 'the guard takes an open payment for dead',
    edits: [inSales('guard/objections', 'if (couldBePaid) return', 'if (sale.number === 0) return')],
    within: 500,
  },
  {
    name: 'the guard forgets sales that are closed',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        'ended = lately.filter(({ id }) => !store.find(id))',
        'ended = lately.slice(50)',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'the guard does not read ended payments a second time',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        'const looks = [...open, ...doubtful(ended).slice(0, ENDED_READ_AGAIN)];',
        'const looks = open;',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'what cannot be read counts as dead',
    edits: [inSales('guard/objections', 'if (couldBePaid) return', 'if (couldBePaid && !unread) return')],
    within: 3_000,
    from: 15,
  },
  {
    name: 'an override leaves no record',
    edits: [inSales('guard/start-sale', OVERRIDDEN, '[]')],
    within: 1_000,
    from: 29,
  },
  {
    name: 'an override is recorded against the wrong sale',
    edits: [
      inSales(
        'guard/start-sale',
        OVERRIDDEN,
        'found.flatMap((one) => overriddenEvent({ ...one, earlier: found.at(-1)?.earlier }, stamped?.cashierId))',
      ),
    ],
    within: 3_000,
    from: 100,
  },
  {
    name: 'the mildest warning is said first',
    edits: [
      inSales(
        'guard/objections',
        "['reference-in-use', ...GUARD_WARNINGS]",
        "['reference-in-use', ...[...GUARD_WARNINGS].reverse()]",
      ),
    ],
    within: 5_000,
    from: 450,
  },
  {
    name: 'one override overrides everything',
    edits: [inSales('guard/start-sale', '!isOverridden(objection, wanted)', 'wanted.overrides.length === 0')],
    within: 3_000,
    from: 12,
  },
  {
    name: 'no warning of payments of other tills',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        'others.flatMap((payment) => warningOfOther(reference, payment))',
        'others.slice(99)',
      ),
    ],
    within: 3_000,
  },
  {
    name: 'no warning of payments that a search may have taken from other tills',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        ', ...warningsOfTaken(sale, ports)]',
        ', ...warningsOfTaken(sale, ports).slice(99)]',
      ),
    ],
    within: 1,
    from: 28_383_438,
  },
  {
    name: 'no warning of an open sale of the same amount',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        'if (!unfinished && !mayHaveShown(sale) && alertsOf(sale).length === 0) return [];',
        'if (unfinished || alertsOf(sale).length === 0) return [];',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'no second look at the screen after the guard has read',
    edits: [
      inSales('sales', 'if (this.#starting) return', 'if (this.#starting && !wanted) return'),
      inSales('guard/start-sale', 'return onScreen ?? (first', 'return (first'),
    ],
    within: 500,
    from: 24,
  },
  {
    name: 'a check answers by what was known before',
    edits: [
      inSales(
        'guard/check-sale',
        'const verdict = verdictOn(store.loadSale(sale.id) ?? sale, failure);',
        'const verdict = verdictOn(sale, failure);',
      ),
    ],
    within: 3_000,
    from: 68,
  },
  {
    name: 'a check that could not read says that nothing has come',
    edits: [inSales('guard/check-sale', "if (failure) return { name: 'unknown', failure };", '')],
    within: 1_000,
    from: 16,
  },
];
