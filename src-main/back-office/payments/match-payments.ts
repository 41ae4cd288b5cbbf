import type { KnownBy, PaymentAtService, PaymentRow } from '../../../shared/contract/back-office/payments.ts';
import type { TillSale } from '../ports.ts';

/** What a wider record is compared by with the terminal's own record of the same payment, which names its tracking id */
function likeness({ paymentId, createdAt, reference, paymentCode, requested }: PaymentAtService): string {
  return JSON.stringify(
    paymentId === undefined ? [createdAt, reference, paymentCode, requested?.minor] : [paymentId],
  );
}

/** What tells a payment from all others of the lists that it is on. */
export function identityOf(payment: PaymentAtService): string {
  return payment.trackingId ?? likeness(payment);
}

/**
 * Records of wider scopes name no tracking id (spec "Payment history objects"); those of this terminal get theirs from
 * the terminal's own records. Two that are alike in everything get none.
 */
export function withTrackingIds(
  wide: readonly PaymentAtService[],
  own: readonly PaymentAtService[],
): readonly PaymentAtService[] {
  const trackingIds = new Map<string, string | undefined>();
  for (const payment of own) {
    const like = likeness(payment);
    trackingIds.set(like, trackingIds.has(like) ? undefined : payment.trackingId);
  }
  return wide.map((payment) => {
    const trackingId = payment.trackingId ?? trackingIds.get(likeness(payment));
    return trackingId === undefined ? payment : { ...payment, trackingId };
  });
}

/** When it was made, as far as its record says. */
export function madeAt({ createdAt, updatedAt }: PaymentAtService): number {
  return createdAt ?? updatedAt ?? 0;
}

/** A record of the service as a row, with the sale among `sales` (by tracking id) that it was made for. `terminalId` is this till's; empty where none is at work, so that every payment is another's. */
export function rowOfPayment(
  payment: PaymentAtService,
  sales: ReadonlyMap<string, TillSale>,
  terminalId: string,
): PaymentRow {
  const { trackingId } = payment;
  const own = trackingId === undefined ? undefined : sales.get(trackingId);
  return {
    key: own?.sale.id ?? identityOf(payment),
    at: madeAt(payment),
    knownBy: own ? 'both' : knownByService(payment, terminalId),
    payment,
    ...(own && { sale: own.sale }),
  };
}

function knownByService({ trackingId, terminalId }: PaymentAtService, own: string): KnownBy {
  if (own === '' || (terminalId !== undefined && terminalId !== own)) return 'other-till';
  // Without a tracking id nobody can say whose it is.
  return trackingId === undefined ? 'unmatched' : 'service';
}

/** A sale of which nothing has been heard from the service. */
export function rowOfSale({ sale, facts }: TillSale): PaymentRow {
  const hasNone = facts.trackingIds.length === 0 && !facts.isElsewhere;
  const knownBy = hasNone ? 'no-payment' : 'unmatched';
  return { key: sale.id, at: sale.startedAt, knownBy, sale };
}
