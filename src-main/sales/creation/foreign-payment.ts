import type { Failure } from '../../../shared/failure.ts';
import type { SaleEventBody } from '../events.ts';
import type { CreateAnswer, SaleLedger } from '../ports.ts';

const NOT_OURS: Failure = { action: 'report', code: 'payment-not-ours' };

/**
 * The events for an answer that names another sale's payment, which must not pay for this one; `undefined` for any other
 * answer. A payment that the try itself may have created is searched for, as after a lost answer. (Where the service
 * enforces the `Idempotency-Key`, it answers a repeated try with this sale's own payment.) Throws `LedgerUnavailable`.
 */
export function foreignPaymentEvents(
  saleId: string,
  answer: CreateAnswer,
  ledger: Pick<SaleLedger, 'saleOfPayment'>,
  wanted: boolean,
): readonly SaleEventBody[] | undefined {
  if (!('trackingId' in answer)) return undefined;
  const { trackingId } = answer;
  const otherSaleId = ledger.saleOfPayment(trackingId);
  if (otherSaleId === undefined || otherSaleId === saleId) return undefined;
  return [
    { type: 'create-lost', failure: NOT_OURS },
    { type: 'foreign-payment', trackingId, why: 'of-another-sale', otherSaleId },
    // Further tries would have the same answer, and each may create a payment.
    ...(wanted ? ([{ type: 'create-rejected', failure: NOT_OURS }] as const) : []),
  ];
}
