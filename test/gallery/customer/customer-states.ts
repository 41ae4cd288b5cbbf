import { counting } from '../../support/records/counting.ts';
import type { CheckoutView } from '../../../shared/contract/checkout.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Outcome } from '../../../shared/payment/payment-status.ts';
import { ended, longest, ready, showing, showingLongest, shown } from '../views.ts';
import { terminal } from '../../support/records/corner-shop.ts';

const drawn = { ...ready, customerScreen: { state: 'shown' } } as const satisfies TillView;

export const askedTip: TillView = {
  ...drawn,
  customerScreen: { state: 'shown', tip: { id: 1, amountMinor: 2_642 } },
};

const tipsOf = (tipPercents: readonly number[]): CheckoutView => {
  const checkout = counting({ amountMinor: 2_642 });
  return { ...checkout, settings: { ...checkout.settings, tipPercents } };
};

const lines = [
  { name: 'Flat white', quantity: 2, unitMinor: 420 },
  { name: 'Butter croissant', quantity: 1, unitMinor: 365 },
  { name: 'Sourdough loaf, sliced, 900 g', quantity: 1, unitMinor: 890, code: '4006381333931' },
  { name: 'Oat milk 1 l', quantity: 3, unitMinor: 299 },
  { name: 'Wrapping paper', quantity: 1, unitMinor: 150 },
] as const;

const madeUp = (view: TillView, made: Pick<SaleView, 'amount' | 'lineItems' | 'tax'>): TillView => ({
  ...view,
  sales: view.sales.map((sale) => ({ ...sale, ...made })),
});

const tipped = {
  amount: { minor: 3_042, currency: 'USD' },
  lineItems: { lines, discountMinor: 500, tipMinor: 400 },
};

const taxLine = { id: 'city', name: 'Sales tax', percent: '8.875', netMinor: 2_642, taxMinor: 234 };
const taxedBill = {
  amount: { minor: 3_276, currency: 'USD' },
  lineItems: { lines, discountMinor: 500, taxMinor: 234, tipMinor: 400 },
  tax: { mode: 'exclusive', lines: [taxLine] },
} as const;

/** Written out, so that a new outcome without a picture does not compile. */
const outcomes: Readonly<Record<`customer-${Outcome}`, TillView>> = {
  'customer-completed': showing(ended('completed')),
  'customer-overpaid': showing(ended('overpaid')),
  'customer-underpaid': showing(ended('underpaid')),
  'customer-expired': showing(ended('expired')),
  'customer-cancelled': showing(ended('cancelled')),
  'customer-invalid': showing(ended('invalid')),
};

/** Every state of the customer's screen, as the till's view that leads to it. */
export const customerStates: Readonly<Record<string, TillView>> = {
  'customer-closed': { ...ready, phase: 'setup' },
  'customer-welcome': drawn,
  'customer-welcome-practice': {
    ...drawn,
    terminal: { ...terminal, environment: 'sandbox', training: true },
  },
  'customer-welcome-test': { ...drawn, terminal: { ...terminal, environment: 'sandbox' } },
  'customer-welcome-longest': { ...drawn, terminal: longest.terminal ?? terminal, tenders: longest.tenders },
  'customer-counting': { ...drawn, checkout: counting({ amountMinor: 12_345 }) },
  'customer-counting-goods': {
    ...drawn,
    checkout: counting({ amountMinor: 2_642, lineItems: { lines, discountMinor: 500 } }),
  },
  'customer-counting-tax': {
    ...drawn,
    checkout: counting({
      amountMinor: 2_642,
      lineItems: { lines, discountMinor: 500 },
      tax: {
        mode: 'inclusive',
        lines: [
          { id: 'standard', name: 'VAT', percent: '20', netMinor: 1_202, taxMinor: 240 },
          { id: 'reduced', name: 'VAT', percent: '5', netMinor: 1_143, taxMinor: 57 },
        ],
      },
    }),
  },
  'customer-tip': askedTip,
  'customer-tip-of-the-till': {
    ...askedTip,
    checkout: tipsOf([5, 10, 12, 18, 100]),
  },
  'customer-tip-chosen': {
    ...drawn,
    checkout: counting({ amountMinor: 2_642 }),
    customerScreen: { state: 'shown', tip: { id: 1, amountMinor: 2_642, tipMinor: 396 } },
  },
  'customer-preparing': showing({ name: 'creating' }),
  'customer-pay': showing({ name: 'waiting', ...shown }),
  'customer-pay-tip': madeUp(showing({ name: 'waiting', ...shown }), tipped),
  'customer-pay-tax': madeUp(showing({ name: 'waiting', ...shown }), taxedBill),
  'customer-pay-longest': { ...longest, ...showingLongest({ name: 'waiting', ...shown }) },
  'customer-confirming': showing({ name: 'seen', ...shown }),
  'customer-checking': showing({ name: 'unrecognised', status: 'settling', ...shown }),
  ...outcomes,
  'customer-overpaid-longest': { ...longest, ...showingLongest(ended('overpaid')) },
  'customer-no-code': showing({ name: 'not-created', at: 0 }),
};
