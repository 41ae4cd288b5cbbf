import { isPaid } from '../../shared/payment/payment-status.ts';
import { hasBeenPaid } from './sale-alerts.ts';
import { asksByItself } from './creation/creation-limits.ts';
import { isOpen, isTrying, mayCreate, trackedPayments } from './sale.ts';
import type { SaleEventBody } from './events.ts';
import type { Sale } from './sale.ts';

/** Work that follows from what has been recorded of a sale. `PaymentFlow` does it. */
export type Effect = { readonly saleId: string } &
  /** Ask the service for the payment, or close the try that an earlier run of the till left under way. */
  (
    | { readonly kind: 'create' }
    /** No payment is wanted any more: a creation that waits for its next try comes to its end now. */
    | { readonly kind: 'end-creation' }
    /** Read this payment until its end. */
    | { readonly kind: 'track'; readonly trackingId: string }
    /** Search for payments that lost answers left behind. */
    | { readonly kind: 'find-orphans' }
    /** No payment will be asked for with the payer's details any more. */
    | { readonly kind: 'forget-payer' }
    /** The sale, which the cashier has not left yet, has just been paid: its tender may open the drawer, and stands on its receipt. */
    | { readonly kind: 'read-tender' }
  );

/** What the sale needs as it stands, whatever has happened: at the start of the till, all of it. */
export function needsOf(sale: Sale): readonly Effect[] {
  const saleId = sale.id;
  const needs: Effect[] = [];
  if (needsCreation(sale)) needs.push({ kind: 'create', saleId });
  for (const payment of trackedPayments(sale)) {
    if (isOpen(payment)) needs.push({ kind: 'track', saleId, trackingId: payment.trackingId });
  }
  if (needsSearch(sale)) needs.push({ kind: 'find-orphans', saleId });
  if (sale.withPayer && !mayCreate(sale)) needs.push({ kind: 'forget-payer', saleId });
  return needs;
}

/** What follows from a change of the sale: what it needs now and did not before, and what is done once. */
export function effectsOf(before: Sale | undefined, after: Sale): readonly Effect[] {
  const needed = new Set(before && needsOf(before).map(keyOf));
  const effects = needsOf(after).filter((effect) => !needed.has(keyOf(effect)));
  if (!before) return effects;
  const saleId = after.id;
  if (mayCreate(before) && !mayCreate(after)) effects.push({ kind: 'end-creation', saleId });
  if (hasEndedPaid(after) && !hasEndedPaid(before) && !after.acknowledged)
    effects.push({ kind: 'read-tender', saleId });
  return effects;
}

interface SalesOnRecord {
  loadSale(saleId: string): Sale | undefined;
  alike(like: { readonly reference: string }): readonly Sale[];
}

/**
 * Sales whose customer has paid twice now that `sale` has been paid: a sale that was charged though earlier ones could
 * still be paid, with each of those that turns out paid too. Whichever is paid last, the later sale gets the event.
 */
export function duplicateSalePaid(
  sale: Sale,
  store: SalesOnRecord,
): readonly { readonly saleId: string; readonly body: SaleEventBody }[] {
  const earlier = sale.chargedDespite.flatMap((id) => store.loadSale(id) ?? []);
  const later = store
    .alike({ reference: sale.reference })
    .filter(({ chargedDespite }) => chargedDespite.includes(sale.id));
  const pairs = [...earlier.map((one) => [one, sale] as const), ...later.map((one) => [sale, one] as const)];
  return pairs
    .filter(([first, second]) => !second.duplicateSalePaid.includes(first.number))
    .filter((pair) => pair.every(hasBeenPaid))
    .map(([first, second]) => ({
      saleId: second.id,
      body: { type: 'paid-beside', earlierSaleId: first.id, earlierNumber: first.number },
    }));
}

/** Whether the sale's payment has to be asked for, or a try to be closed. */
export function needsCreation(sale: Sale): boolean {
  return asksByItself(sale) || isTrying(sale);
}

/** Whether answers were lost that may have left a payment behind. */
export function needsSearch({ uncheckedLostTries }: Sale): boolean {
  return uncheckedLostTries > 0;
}

function hasEndedPaid({ end }: Sale): boolean {
  return end !== undefined && isPaid(end.outcome);
}

function keyOf(effect: Effect): string {
  return effect.kind === 'track' ? `track ${effect.trackingId}` : effect.kind;
}
