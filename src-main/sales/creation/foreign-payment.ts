import type { Failure } from '../../../shared/failure.ts';
import type { SaleEventBody } from '../events.ts';
import type { CreateAnswer, SaleLedger } from '../ports.ts';

const NOT_OURS: Failure = { action: 'report', code: 'payment-not-ours' };

/**
 * What is recorded of a create answer that names a payment on record for another sale: that old payment must not pay
 * for this one. `undefined` for any other answer; with an enforced `Idempotency-Key` a repeated try is answered with
 * this sale's own payment. What the try itself may have created is searched for, as after a lost answer.
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
    // The service would go on answering so, and each try may leave a payment behind.
    ...(wanted ? ([{ type: 'create-rejected', failure: NOT_OURS }] as const) : []),
  ];
}
