import { firstSeedOf } from '../plan/family.ts';
import { inKiosk } from './variant.ts';
import type { Variant } from './variant.ts';

const from = firstSeedOf('kiosk');

/** Mistakes of a kiosk: with codes of shoppers who have gone, and with what they paid. */
export const SHOPPING: readonly Variant[] = [
  {
    name: 'whatever leaves the screen of a kiosk is done with',
    edits: [inKiosk('current-visit', 'if (isOverForAll(sale, alerts)) this', 'if (sale) this')],
    within: 500,
    from,
  },
  {
    name: 'a sale that the record would not let go stays on the screen of a kiosk',
    edits: [inKiosk('current-visit', 'if (isAbandoned) this', 'if (!isAbandoned) this')],
    within: 500,
    from,
  },
  {
    name: 'the staff of a kiosk are not told of orders that were paid later',
    edits: [
      inKiosk('staff-orders', 'isRaised(id, raised) || !hasNobodysMoney(stage));', 'isRaised(id, raised));'),
    ],
    within: 500,
    from,
  },
  {
    name: 'what a shopper left is tidied away with the money that came in',
    edits: [inKiosk('aftercare', 'hasNobodysMoney(stage) &&', "stage.name === 'final' &&")],
    within: 500,
    from,
  },
  {
    name: 'a kiosk that starts shows the code of any order that can still be paid',
    edits: [
      inKiosk(
        'current-visit',
        'const sale = sales.find(({ id }) => id === currentSaleId);\n    if (!sale?.kiosk)',
        'const sale = sales.find(({ kiosk }) => kiosk) ?? sales.find(({ id }) => id === currentSaleId);\n    if (!sale?.kiosk)',
      ),
      inKiosk('current-visit', '!== this.#visit.saleId) this.drop();', '!== this.#visit.saleId) return;'),
      inKiosk('sale-stage', 'return stage.withdrawn ?', 'return false ?'),
    ],
    within: 500,
    from,
  },
];
