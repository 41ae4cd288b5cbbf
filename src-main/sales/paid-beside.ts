import { hasBeenPaid } from './concerns.ts';
import type { SaleEventBody } from './events.ts';
import type { Sale } from './sale.ts';

interface SalesOnRecord {
  recall(saleId: string): Sale | undefined;
  alike(like: { readonly reference: string }, since: number): readonly Sale[];
}

/**
 * Sales whose customer has paid twice now that `sale` has been paid: a sale that was charged though its earlier one
 * could not be read, when both turn out paid. Whichever is paid last, the later sale gets the event.
 */
export function paidBeside(
  sale: Sale,
  book: SalesOnRecord,
): readonly { readonly saleId: string; readonly body: SaleEventBody }[] {
  const earlier = sale.chargedDespite === undefined ? undefined : book.recall(sale.chargedDespite);
  const later = book.alike({ reference: sale.reference }, 0).filter((one) => one.chargedDespite === sale.id);
  const pairs = [...(earlier ? [[earlier, sale] as const] : []), ...later.map((one) => [sale, one] as const)];
  return pairs
    .filter((pair) => pair.every(hasBeenPaid))
    .map(([first, second]) => ({
      saleId: second.id,
      body: { type: 'paid-beside', earlierSaleId: first.id, earlierNumber: first.number },
    }));
}
