import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

/** Mistakes with what customers tell of themselves. */
export const CUSTOMERS: readonly Variant[] = [
  {
    name: 'a second try goes without the customer’s details',
    edits: [inSales('creation/creator', '...payer,', '...(creating.tries === 0 && payer),')],
    within: 500,
    from: 31,
  },
  {
    name: 'details that cannot be read back are left out',
    edits: [
      inSales(
        'creation/creator',
        'if (!payer && record.wanting()) await',
        'if (!payer && !record.wanting()) await',
      ),
    ],
    within: 2_000,
    from: 32,
  },
  {
    name: 'details stay behind when a sale is stopped',
    edits: [
      inSales(
        'effects',
        'sale.withPayer && !mayCreate(sale)',
        'sale.withPayer && !mayCreate(sale) && !sale.stopped',
      ),
    ],
    within: 1_000,
    from: 32,
  },
  {
    name: 'details of a sale that never came to begin stay behind',
    edits: [inSales('payment-flow', 'this.#payerDataRetention.forgetOrphans(this.store);', '')],
    within: 1_000,
    from: 2_083,
  },
  {
    name: 'the sale is in the ledger before its details are in the safe',
    edits: [
      inSales(
        'guard/start-sale',
        'const kept = await customers.keep(saleId, payer);',
        'const kept = succeeded(null);',
      ),
      inSales(
        'guard/start-sale',
        'if (!started.ok) customers.forget(saleId);',
        'if (started.ok) await customers.keep(saleId, payer); else customers.forget(saleId);',
      ),
    ],
    within: 500,
    from: 16,
  },
  {
    name: 'a sale goes with the details of the one before it',
    edits: [
      inSales(
        'creation/creator',
        'const payer = await this.#ports.customers.load(saleId);',
        'const payer = await this.#ports.customers.load(this.#ports.customers.saleIds()[0] ?? saleId);',
      ),
    ],
    within: 3_000,
    from: 31,
  },
];
