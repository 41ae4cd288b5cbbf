import { isPaid } from '../../shared/payment/payment-status.ts';
import { asksByItself } from './creation/creation-limits.ts';
import { isOpen, isTrying, mayCreate, trackedPayments } from './sale.ts';
import { paidPaymentOf } from './stated-amount.ts';
import type { Sale } from './sale.ts';

/** Work that follows from a sale's events. `PaymentFlow` begins it. */
export type Effect = { readonly saleId: string } &
  /** Ask the service for the payment, or record the end of a try that an earlier run of the till left under way. */
  (
    | {
        readonly kind: 'create';
        /** The first try was recorded with the sale, and is still to be sent. */
        readonly firstTried?: true;
      }
    /** No payment is wanted any more, so a creation that waits for its next try ends now. */
    | { readonly kind: 'end-creation' }
    /** Read this payment until its end. */
    | { readonly kind: 'track'; readonly trackingId: string }
    /** Search for payments that lost answers left behind. */
    | { readonly kind: 'find-orphans' }
    /** Remove the payer's details, which no request needs any more. */
    | { readonly kind: 'forget-payer' }
    /** Read the tender of a sale that has just been paid, for the receipt and the reports. */
    | {
        readonly kind: 'read-tender';
        /** It was paid after its end, or after somebody had acknowledged it. No customer waits for it. */
        readonly late?: true;
      }
  );

/** The work that the sale needs in its present state. At the start of the till all of it begins. */
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

/** The work that follows from a change of the sale: what it needs now and did not need before, and what is done once. */
export function effectsOf(before: Sale | undefined, after: Sale): readonly Effect[] {
  const needed = new Set(before && needsOf(before).map(keyOf));
  const effects = needsOf(after).filter((effect) => !needed.has(keyOf(effect)));
  const saleId = after.id;
  if (!before) return isTrying(after) ? effects.map(withFirstTry) : effects;
  if (mayCreate(before) && !mayCreate(after)) effects.push({ kind: 'end-creation', saleId });
  if (hasEndedPaid(after) && !hasEndedPaid(before) && !after.acknowledged)
    effects.push({ kind: 'read-tender', saleId });
  else if (paidPaymentOf(after) && !paidPaymentOf(before) && after.tender === undefined)
    effects.push({ kind: 'read-tender', saleId, late: true });
  return effects;
}

/** Whether the sale's payment has to be asked for, or the end of a try to be recorded. */
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

function withFirstTry(effect: Effect): Effect {
  return effect.kind === 'create' ? { ...effect, firstTried: true } : effect;
}

function keyOf(effect: Effect): string {
  return effect.kind === 'track' ? `track ${effect.trackingId}` : effect.kind;
}
