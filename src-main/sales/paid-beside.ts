import { hasBeenPaid } from './concerns.ts';
import type { SaleEventBody } from './events.ts';
import type { Sale } from './sale.ts';

interface SalesOnRecord {
  recall(saleId: string): Sale | undefined;
  alike(like: { readonly reference: string }): readonly Sale[];
}

/**
 * Sales whose customer has paid twice now that `sale` has been paid: a sale that was charged though earlier ones could
 * not be read, with each of those that turns out paid too. Whichever is paid last, the later sale gets the event.
 */
export function paidBeside(
  sale: Sale,
  book: SalesOnRecord,
): readonly { readonly saleId: string; readonly body: SaleEventBody }[] {
  const earlier = sale.chargedDespite.flatMap((id) => book.recall(id) ?? []);
  const later = book
    .alike({ reference: sale.reference })
    .filter(({ chargedDespite }) => chargedDespite.includes(sale.id));
  const pairs = [...earlier.map((one) => [one, sale] as const), ...later.map((one) => [sale, one] as const)];
  return pairs
    .filter(([first, second]) => !second.paidBeside.includes(first.number))
    .filter((pair) => pair.every(hasBeenPaid))
    .map(([first, second]) => ({
      saleId: second.id,
      body: { type: 'paid-beside', earlierSaleId: first.id, earlierNumber: first.number },
    }));
}
