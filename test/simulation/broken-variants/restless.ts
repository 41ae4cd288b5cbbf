import { firstSeedOf } from '../plan/family.ts';
import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

const FIRST = firstSeedOf('restless');
const PREFETCHED =
  '(fresh && prefetched.reference === reference ? prefetched : this.#begun(reference)).answer;';

/** Mistakes that show when cashiers look ahead, and when a till is switched to another service. */
export const RESTLESS: readonly Variant[] = [
  {
    name: 'sales of another service are read here too',
    edits: [
      inSales(
        'sale-store',
        'return origin === own.origin && merchantId === own.merchantId;',
        "return own.origin !== '' || merchantId === own.merchantId;",
      ),
    ],
    within: 500,
    from: FIRST,
  },
  {
    name: 'a new sale does not say whose it is',
    edits: [inSales('guard/start-sale', '...(store.ownService && { service: store.ownService }),', '')],
    within: 500,
    from: FIRST,
  },
  {
    name: 'a session is not closed on a switch',
    edits: [
      inSales(
        'creation/creator',
        'this.#stop.abort();\n    for (const creating of this.#creating.values()) creating.stop.abort();',
        'this.wakeAll();',
      ),
    ],
    within: 2_000,
    from: FIRST,
  },
  {
    name: 'a switch does not wait for the search for lost payments',
    edits: [
      inSales(
        'sale',
        'const unsure = isTrying(sale) || sale.uncheckedLostTries > 0;',
        'const unsure = isTrying(sale);',
      ),
    ],
    within: 5_000,
    from: FIRST,
  },
  {
    name: 'what is raised about a sale of another service is not said',
    edits: [inSales('view/sales-view', '[...all, ...foreign].flatMap', 'all.flatMap')],
    within: 5_000,
    from: FIRST,
  },
  {
    name: 'a sale of another service counts as dead',
    edits: [
      inSales(
        'guard/duplicate-charge-guard',
        'const isUnread = !store.isOwn(sale) || ((waitedFor.has(sale.id) || sale.codeWithdrawn) && !isRead);',
        'if (!store.isOwn(sale)) return [];\n      const isUnread = (waitedFor.has(sale.id) || sale.codeWithdrawn) && !isRead;',
      ),
    ],
    within: 2_000,
    from: FIRST,
  },
  {
    name: 'what was looked for long ago counts as news',
    edits: [inSales('guard/duplicate-prefetch', 'const FRESH_MS = 10_000;', 'const FRESH_MS = 60_000;')],
    within: 3_000,
    from: FIRST + 79,
  },
  {
    name: 'what was found while the cashier typed is thrown away',
    edits: [
      inSales(
        'guard/duplicate-prefetch',
        PREFETCHED,
        'fresh && prefetched.reference === reference ? prefetched.answer.then(() => ({ payments: [] })) : this.#begun(reference).answer;',
      ),
    ],
    within: 5_000,
    from: FIRST,
  },
  {
    name: 'what was looked for about another reference counts',
    edits: [
      inSales(
        'guard/duplicate-prefetch',
        PREFETCHED,
        '(fresh ? prefetched : this.#begun(reference)).answer;',
      ),
    ],
    within: 3_000,
    from: FIRST + 153,
  },
  {
    name: 'COP has the decimals that another ICU gives it',
    edits: [
      { file: 'shared/money/iso-4217.ts', find: ' CNY COP', replace: ' CNY' },
      { file: 'shared/money/iso-4217.ts', find: "XAF XOF XPF'", replace: "XAF XOF XPF COP'" },
    ],
    within: 500,
    from: FIRST,
  },
];
