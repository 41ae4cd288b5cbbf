import { hasBeenPaid } from './sale-alerts.ts';
import type { SaleEventBody } from './events.ts';
import type { Sale } from './sale.ts';

interface SalesOnRecord {
  loadSale(saleId: string): Sale | undefined;
  alike(like: { readonly reference: string }): readonly Sale[];
}

/**
 * The `paid-beside` events that follow when `sale` has been paid: one for each pair of paid sales of which the later charged
 * the same order again, or was charged although the earlier could still be paid. The later sale gets the event, whichever of
 * them was paid last.
 */
export function duplicateSaleEvents(
  sale: Sale,
  store: SalesOnRecord,
): readonly { readonly saleId: string; readonly body: SaleEventBody }[] {
  const earlier = sale.chargedDespite.flatMap((id) => store.loadSale(id) ?? []);
  const ofReference = store.alike({ reference: sale.reference }).filter(({ id }) => id !== sale.id);
  const later = ofReference.filter(({ chargedDespite }) => chargedDespite.includes(sale.id));
  const ofOrder = ofReference.filter((other) => orderOf(other) === orderOf(sale));
  const others = new Map([...earlier, ...later, ...ofOrder].map((other) => [other.id, other]));
  return [...others.values()]
    .map((other) => (other.number < sale.number ? ([other, sale] as const) : ([sale, other] as const)))
    .filter(([first, second]) => !second.duplicateSalePaid.includes(first.number))
    .filter((pair) => pair.every(hasBeenPaid))
    .map(([first, second]) => ({
      saleId: second.id,
      body: { type: 'paid-beside', earlierSaleId: first.id, earlierNumber: first.number },
    }));
}

/** What all sales that charge one order have in common. */
function orderOf({ firstSaleId, id }: Sale): string {
  return firstSaleId ?? id;
}
