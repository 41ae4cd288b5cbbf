import type { PaymentOnDay } from '../../../../shared/contract/back-office/days-explained.ts';
import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';

/**
 * The row of a difference's payment, of those that were found by its tracking id or its reference; `undefined` where it is
 * none of them. Several payments may have one reference, as that of a table, and records of wider scopes have no tracking
 * id: their time tells them apart.
 */
export function rowOfDifference(
  { at, trackingId, saleId }: PaymentOnDay,
  rows: readonly PaymentRow[],
): PaymentRow | undefined {
  const [only, ...others] = rows;
  return (
    rows.find(({ payment }) => trackingId !== undefined && payment?.trackingId === trackingId) ??
    rows.find(({ sale }) => saleId !== undefined && sale?.id === saleId) ??
    rows.find((row) => row.at === at) ??
    (others.length === 0 ? only : undefined)
  );
}
