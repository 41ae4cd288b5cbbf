import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { customerView } from '../../../shared/view/customer-view.ts';
import { counting } from '../../support/records/counting.ts';
import { saleIn, shown, usd } from '../../support/records/shown-to-customer.ts';
import { ready } from '../../support/records/corner-shop.ts';
import type { SaleStage } from '../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Failure } from '../../../shared/failure.ts';

/** Whatever the till holds of other people, its faults and itself carries this mark. */
const SECRET = 'not-for-customers';
const failure: Failure = { action: 'report', code: 'internal', detail: SECRET, traceId: SECRET };
const stages = fc.constantFrom<SaleStage>(
  { name: 'creating', trouble: failure },
  { name: 'waiting', ...shown, stale: failure, paymentCode: SECRET, requested: SECRET, received: SECRET },
  { name: 'seen', ...shown, stale: failure },
  { name: 'unrecognised', status: SECRET, ...shown },
  { name: 'not-created', failure, at: 1 },
  ...OUTCOMES.map((outcome) => ({ name: 'final', outcome, at: 1, ...shown, requested: SECRET }) as const),
);
const otherSales = fc.array(
  stages.map((stage) =>
    saleIn('url' in stage ? { ...stage, url: `https://${SECRET}.test/` } : stage, {
      id: SECRET,
      reference: SECRET,
      lineItems: { lines: [{ name: SECRET, quantity: 1, unitMinor: 5 }] },
    }),
  ),
);
const views = fc
  .record({ stage: fc.option(stages), others: otherSales, tip: fc.boolean(), draft: fc.boolean() })
  .map(({ stage, others, tip, draft }): TillView => ({
    ...ready,
    ...(ready.terminal && { terminal: { ...ready.terminal, merchantId: SECRET, terminalId: SECRET } }),
    setup: { reason: 'failed', faults: [{ field: SECRET, fault: 'missing' }], failure },
    session: { state: 'refused', failure },
    notices: [{ code: 'ledger-full', detail: SECRET }],
    alerts: [
      {
        id: SECRET,
        saleId: SECRET,
        number: 1,
        reference: SECRET,
        amount: usd(1),
        kind: 'lost-unchecked',
        failure,
      },
    ],
    sales: [...others, ...(stage ? [saleIn(stage, { reference: SECRET })] : [])],
    ...(stage && { currentSaleId: 's1' }),
    ...(draft && { checkout: counting({ amountMinor: 5 }) }),
    customerScreen: {
      state: 'shown',
      ...(tip && { tip: { id: 1, amountMinor: 5 } }),
      details: { id: 2, needed: false, payer: { refundEmail: SECRET } },
    },
  }));

test('nothing of another sale, a failure, an alert or the till ever reaches the customer', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(JSON.stringify(customerView(view))).not.toContain(SECRET);
    }),
  );
});
