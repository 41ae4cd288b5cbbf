import type { KnownBy, PaymentAtService, PaymentRow } from '../../../shared/contract/back-office/payments.ts';
import type { DamagedSale, TillFacts, TillSale, TillSales } from '../ports.ts';

/** A key by which a record of a wider scope matches the terminal's own record of the same payment. */
function likeness({ paymentId, createdAt, reference, paymentCode, requested }: PaymentAtService): string {
  return JSON.stringify(
    paymentId === undefined ? [createdAt, reference, paymentCode, requested?.minor] : [paymentId],
  );
}

/** A key that no other payment of the same lists has. */
export function identityOf(payment: PaymentAtService): string {
  return payment.trackingId ?? likeness(payment);
}

/**
 * Gives records of wider scopes, which have no tracking id (spec "Payment history objects"), that of this terminal's
 * own record. Records that match several payments get none.
 */
export function withTrackingIds(
  wide: readonly PaymentAtService[],
  own: readonly PaymentAtService[],
): readonly PaymentAtService[] {
  const byId = grouped(own, ({ paymentId }) => paymentId);
  const byMoment = grouped(own, momentOf);
  // A terminal's record may lack its time, and then the payment's code is all that no other payment has.
  const byCode = grouped(
    own.filter(({ createdAt }) => createdAt === undefined),
    ({ paymentCode }) => paymentCode,
  );
  return wide.map((payment) => {
    const { paymentId, paymentCode } = payment;
    const ofId = paymentId === undefined ? undefined : byId.get(paymentId);
    const ofMoment = byMoment.get(momentOf(payment)) ?? [];
    const ofCode = paymentCode === undefined ? [] : (byCode.get(paymentCode) ?? []);
    const alike = ofId ?? [...ofMoment, ...ofCode].filter((one) => mayBeOne(one, payment));
    const found = new Set(alike.map(({ trackingId }) => trackingId));
    const trackingId = payment.trackingId ?? (found.size === 1 ? [...found][0] : undefined);
    return trackingId === undefined ? payment : { ...payment, trackingId };
  });
}

/** Records without a time have the least in common, so that everything else decides. */
function momentOf({ createdAt, reference, paymentCode, requested }: PaymentAtService): number | string {
  return createdAt ?? JSON.stringify([reference, paymentCode, requested?.minor]);
}

/**
 * Whether nothing that both records state tells their payments apart. The specification does not state that both scopes
 * have the same of these fields.
 */
function mayBeOne(own: PaymentAtService, wide: PaymentAtService): boolean {
  return !(
    differ(own.paymentId, wide.paymentId) ||
    differ(own.terminalId, wide.terminalId) ||
    differ(own.reference, wide.reference) ||
    differ(own.paymentCode, wide.paymentCode) ||
    differ(own.requested?.minor, wide.requested?.minor)
  );
}

function differ(one: string | number | undefined, other: string | number | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** The records with the same key, in their order. */
export function grouped<T, Key>(
  records: readonly T[],
  keyOf: (record: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const record of records) {
    const group = groups.get(keyOf(record));
    if (group) group.push(record);
    else groups.set(keyOf(record), [record]);
  }
  return groups;
}

/** When the payment was created, as far as its record states it; epoch milliseconds. */
export function madeAt({ createdAt, updatedAt }: PaymentAtService): number {
  return createdAt ?? updatedAt ?? 0;
}

/**
 * A record of the service as a row.
 *
 * @param sales by tracking id
 * @param terminalId this till's; empty where none is at work, so that every payment counts as another's
 * @param damaged by tracking id
 */
export function rowOfPayment(
  payment: PaymentAtService,
  sales: ReadonlyMap<string, TillSale>,
  terminalId: string,
  damaged?: ReadonlyMap<string, DamagedSale>,
): PaymentRow {
  const { trackingId } = payment;
  const own = trackingId === undefined ? undefined : sales.get(trackingId);
  const damage = trackingId === undefined || own ? undefined : damaged?.get(trackingId);
  if (damage) {
    return { key: identityOf(payment), at: madeAt(payment), knownBy: 'damaged', payment, ...damage };
  }
  return {
    // A sale that was paid twice has two rows; the one of the payment whose code was shown is the sale's.
    key: own?.facts.trackingIds[0] === trackingId && own ? own.sale.id : identityOf(payment),
    at: madeAt(payment),
    knownBy: own ? 'both' : knownByService(payment, terminalId),
    payment,
    ...(own && { sale: own.sale }),
  };
}

/** Of the payments of this terminal that belong to none of these sales, those whose sale this till cannot read. */
export function damagedOf(
  payments: readonly PaymentAtService[],
  sales: ReadonlyMap<string, TillSale>,
  { till, terminalId }: { readonly till: Pick<TillSales, 'damagedOfPayments'>; readonly terminalId: string },
): ReadonlyMap<string, DamagedSale> {
  const others = payments.flatMap((payment) => {
    const { trackingId } = payment;
    if (trackingId === undefined || sales.has(trackingId)) return [];
    return knownByService(payment, terminalId) === 'service' ? trackingId : [];
  });
  return others.length === 0 ? new Map() : till.damagedOfPayments(others);
}

function knownByService({ trackingId, terminalId }: PaymentAtService, own: string): KnownBy {
  if (own === '' || (terminalId !== undefined && terminalId !== own)) return 'other-till';
  // Without a tracking id the payment cannot be matched to a till.
  return trackingId === undefined ? 'unmatched' : 'service';
}

/** A sale for which the service has no record. */
export function rowOfSale({ sale, facts }: TillSale): PaymentRow {
  return { key: sale.id, at: sale.startedAt, knownBy: knownByTill(facts), sale };
}

function knownByTill({ trackingIds, arePaymentsLost, isElsewhere }: TillFacts): KnownBy {
  if (arePaymentsLost) return 'damaged';
  return trackingIds.length === 0 && !isElsewhere ? 'no-payment' : 'unmatched';
}
