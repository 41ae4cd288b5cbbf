import { amountOf } from '../../shared/cart/draft.ts';
import { ARTICLE_COLOURS, type Article, type CheckoutView } from '../../shared/contract/checkout.ts';
import type { AlertView, SaleStage, SaleView, ShownPayment } from '../../shared/contract/sale-view.ts';
import type { ProfileSummary } from '../../shared/contract/terminal-view.ts';
import type { TillView } from '../../shared/contract/views.ts';
import type { Failure } from '../../shared/failure.ts';
import type { PrintJobState, PrintJobView } from '../../shared/printing/printing.ts';
import type { Outcome } from '../../shared/payment/payment-status.ts';
import { ready as cornerShop, terminal } from '../support/records/corner-shop.ts';

/** The moment at which every fixture stands still. */
export const NOW = Date.UTC(2026, 4, 12, 9, 30, 0);

export const ADDRESS =
  'https://pay.example.test/pages/3f0e9a52-6a0b-4c1d-9c58-0c3f5b8c2a11?terminal=term_456';

export const unreachable: Failure = {
  action: 'wait',
  code: 'service-unreachable',
  detail: 'connect ETIMEDOUT 203.0.113.7:443',
};
export const refused: Failure = { action: 'sign-in', code: 'sign-in-refused', detail: 'invalid_grant' };

export const profile: ProfileSummary = {
  storeName: 'Corner Shop',
  merchantId: 'mer_123',
  terminalId: 'term_456',
  environment: 'production',
  baseUrl: 'https://api.example.test',
  secretsNeeded: ['terminalPassword'],
  secretsOptional: ['apiKey'],
  secretHosts: {
    terminalPassword: 'id.example.test',
    clientSecret: 'id.example.test',
    apiKey: 'api.example.test',
  },
};

const tenders = [
  { id: 'usdcBase', label: 'USDC on Base' },
  { id: 'ethereum', label: 'Ethereum' },
  { id: 'bitcoin_Lightning', label: 'Bitcoin Lightning' },
];

/** A checkout in which nothing has been set up, and nothing is rung up. */
export const plainCheckout: CheckoutView = {
  settings: { cart: false, quickAmounts: [] },
  articles: 0,
  quickArticles: [],
  categories: [],
  priced: { articles: 0, categories: [] },
  held: [],
  draft: { digits: '', typedName: 'Amount', lines: [], reference: '', amountMinor: 0 },
};

export const ready: TillView = {
  ...cornerShop,
  setup: { reason: 'first-start', faults: [], profile },
  tenders,
  checkout: plainCheckout,
};

export const shown: ShownPayment = { url: ADDRESS, shownAt: NOW - 42_000, lastGoodReadAt: NOW - 1_000 };

function sale(stage: SaleStage, more: Partial<SaleView> = {}): SaleView {
  return {
    id: 'sale-1',
    number: 17,
    reference: 'CT-000017',
    amount: { minor: 12_345, currency: 'USD' },
    startedAt: NOW - 43_000,
    parked: false,
    stage,
    ...more,
  };
}

/** The same till at the built-in service. */
export const training: TillView = {
  ...ready,
  terminal: { ...terminal, storeName: 'Practice Shop', environment: 'sandbox', training: true },
};

/** A ready till with this sale on the screen, beside any parked ones. */
export function showing(stage: SaleStage, parked: readonly SaleView[] = []): TillView {
  return { ...ready, currentSaleId: 'sale-1', sales: [...parked, sale(stage)] };
}

/** The same, where main still has the customer's details. */
export function withPayerKept(view: TillView): TillView {
  return { ...view, sales: view.sales.map((one) => ({ ...one, payerKept: true as const })) };
}

export const parked: readonly SaleView[] = [
  sale({ name: 'waiting', ...shown }, { id: 'p1', reference: 'CT-000012', amount: usd(850), parked: true }),
  sale(
    { name: 'seen', ...shown },
    { id: 'p2', reference: 'CT-000014', name: 'red jacket', amount: usd(4_399), parked: true },
  ),
  sale(
    { name: 'waiting', ...shown, stale: unreachable },
    { id: 'p3', reference: 'TABLE-9', amount: usd(129_900), parked: true },
  ),
  sale(ended('underpaid'), { id: 'p4', reference: 'CT-000016', amount: usd(2_500), parked: true }),
  sale(ended('completed'), { id: 'p5', reference: 'CT-000015', amount: usd(700), parked: true }),
];

/** The same till, where the merchant takes part in the rebate program. */
export function withRebate(view: TillView): TillView {
  const rebate = { total: 309, merchantPortion: 185, targetRebate: 124 };
  return { ...view, sales: view.sales.map((each) => ({ ...each, rebate })) };
}

/** A till whose every payment goes with its customer's details. */
export const virtual: TillView = {
  ...ready,
  terminal: { ...terminal, customerDetails: { ask: 'required', keepDays: 30 } },
};

function usd(minor: number): { minor: number; currency: string } {
  return { minor, currency: 'USD' };
}

export function ended(outcome: Outcome): Extract<SaleStage, { name: 'final' }> {
  const amounts =
    outcome === 'underpaid'
      ? { requested: '123.45 USDC', received: '100.00 USDC' }
      : outcome === 'overpaid'
        ? { requested: '123.45 USDC', received: '150.00 USDC' }
        : {};
  const shortfall = outcome === 'underpaid' && { shortfall: { sent: usd(10_000), missing: usd(2_345) } };
  return { name: 'final', outcome, at: NOW, ...shown, ...amounts, ...shortfall };
}

const about = { saleId: 'sale-1', number: 17, reference: 'CT-000017', amount: usd(12_345) };

/** Each kind of thing that is raised about a sale. */
export const alerts = {
  paidTwice: { ...about, id: 'paid-twice 2', kind: 'paid-twice', payments: 2 },
  duplicateSalePaid: {
    ...about,
    id: 'paid-beside',
    kind: 'paid-beside',
    earlierNumber: 16,
    earlierAmount: usd(123_450),
  },
  paidAfterAll: {
    ...about,
    id: 'outcome-changed T1 completed',
    kind: 'outcome-changed',
    was: 'expired',
    now: { kind: 'final', outcome: 'completed' },
  },
  changed: {
    ...about,
    id: 'outcome-changed T1 invalid',
    kind: 'outcome-changed',
    was: 'completed',
    now: { kind: 'final', outcome: 'invalid' },
  },
  lostUnchecked: {
    ...about,
    id: 'lost-unchecked',
    kind: 'lost-unchecked',
    failure: { action: 'fix-configuration', code: 'not-permitted' },
  },
  amountDiffers: {
    ...about,
    id: 'amount-differs',
    kind: 'amount-differs',
    requested: '1 JPY',
    received: '1 JPY',
  },
  foreignPayment: { ...about, id: 'foreign-payment', kind: 'foreign-payment', payments: 2 },
  endMayBeLost: { ...about, id: 'end-may-be-lost', kind: 'end-may-be-lost' },
} as const satisfies Record<string, AlertView>;

/** The longest of everything that a profile, the service or a cashier may bring. */
export const longest: TillView = {
  ...ready,
  terminal: {
    ...terminal,
    storeName: 'Grossmann & Söhne Delikatessen am Hauptbahnhof Nord',
    currency: 'KWD',
    locale: 'de-CH',
    terminalId: 'term_01HZX5T9Q8R7V6W5Y4Z3A2B1C0',
  },
  tenders: [
    ...tenders,
    { id: 'usdC_Polygon', label: 'USDC on Polygon' },
    { id: 'weChatPay', label: 'WeChat Pay' },
    { id: 'klarna', label: 'Klarna' },
    { id: 'someLongUnknownTenderOfTheFuture', label: 'Some Long Unknown Tender Of The Future' },
  ],
};

export function showingLongest(stage: SaleStage): Pick<TillView, 'currentSaleId' | 'sales'> {
  const amount = { minor: 999_999_999_999, currency: 'KWD' };
  const reference = 'ORDER/2026-05-12/CORNER-SHOP/0000000000000000000000000000000017';
  return { currentSaleId: 'sale-1', sales: [sale(stage, { amount, reference })] };
}

export const articles: readonly (Article & { readonly unitMinor: number })[] = [
  { name: 'Coffee', unitMinor: 350, code: '4006381333931', quick: true },
  { name: 'Flat white, oat milk', unitMinor: 420, quick: true },
  { name: 'Croissant', unitMinor: 280, code: '40063829', quick: true },
  { name: 'Sourdough loaf from the bakery around the corner, sliced, 750 g', unitMinor: 690, quick: true },
  { name: 'Gift card', unitMinor: 1_000_000, code: 'GIFT-10000', quick: true },
];

const lines = [
  { name: 'Coffee', quantity: 2, unitMinor: 350, code: '4006381333931' },
  { name: 'Croissant', quantity: 1, unitMinor: 280, code: '40063829' },
  { name: 'Sourdough loaf from the bakery around the corner, sliced, 750 g', quantity: 12, unitMinor: 690 },
];

const cart = { digits: '', typedName: 'Amount', lines, reference: '' };

/** A checkout with everything set up, and goods rung up. */
export const fullCheckout: CheckoutView = {
  settings: {
    cart: true,
    quickAmounts: [500, 1_000, 2_000, 5_000],
    tipPercents: [10, 15, 20],
    discountPercents: [5, 10],
  },
  articles: 10_000,
  quickArticles: articles,
  categories: ['Hot drinks', 'Cold drinks', 'Bread and rolls', 'Sweet', ''],
  priced: { articles: 9_990, categories: ['Hot drinks', 'Cold drinks', 'Bread and rolls', 'Sweet', ''] },
  undoable: true,
  held: [
    { id: 'h1', heldAt: NOW - 300_000, items: 15, amountMinor: 9_260, reference: 'TABLE-9' },
    { id: 'h2', heldAt: NOW - 60_000, name: 'red jacket', items: 1, amountMinor: 1_250, reference: '' },
  ],
  draft: {
    ...cart,
    discount: { percent: 10 },
    tip: { percent: 15 },
    amountMinor: 9_584,
    lineItems: { lines, discountMinor: 926, tipMinor: 1_250 },
  },
};
/** Lines that somebody has changed. */
const changedLines: CheckoutView['draft']['lines'] = [
  { name: 'Coffee', quantity: 2, unitMinor: 300, listMinor: 350, discount: { percent: 10 }, note: 'no milk' },
  { name: 'Flat white', quantity: 1, unitMinor: 450, discount: { minor: 50 } },
  { name: 'Croissant', quantity: 1, unitMinor: 280, note: 'warm, and with a second fork on the side' },
];
export const changedCheckout: CheckoutView = {
  ...fullCheckout,
  draft: {
    ...cart,
    name: 'red jacket, by the window',
    lines: changedLines,
    ...amountOf({ ...cart, lines: changedLines }, undefined),
  },
};

const COLOURS = [undefined, ...ARTICLE_COLOURS];

/** A category with more articles than any display shows at once. */
export const manyArticles: typeof articles = Array.from({ length: 48 }, (_, place) => {
  const { name, unitMinor } = articles[place % articles.length] ?? { name: '', unitMinor: 1 };
  const colour = COLOURS[place % COLOURS.length];
  return { name: `${name} ${place + 1}`, unitMinor: unitMinor + place, ...(colour && { colour }) };
});

const twelveLines = manyArticles.slice(0, 12).map(({ name, unitMinor }, place) => ({
  name,
  unitMinor: place === 4 ? 400 : unitMinor,
  quantity: place % 3 === 0 ? 2 : 1,
}));

/** A shop in the middle of a large sale. */
export const busyCheckout: CheckoutView = {
  ...fullCheckout,
  quickArticles: manyArticles.slice(0, 24),
  draft: {
    ...cart,
    lines: twelveLines,
    ...amountOf({ ...cart, lines: twelveLines }, undefined),
  },
};

/** What a small café offers, each article with a picture of `drawn-articles.ts`. */
export const cafeArticles: readonly (Article & { readonly unitMinor: number })[] = [
  { name: 'Espresso', unitMinor: 250, picture: 'espresso.png' },
  { name: 'Flat white', unitMinor: 420, picture: 'flat-white.png' },
  { name: 'Green tea', unitMinor: 310, picture: 'tea.png' },
  { name: 'Orange juice', unitMinor: 480, picture: 'juice.png' },
  { name: 'Croissant', unitMinor: 280, picture: 'croissant.png' },
  { name: 'Cherry cake', unitMinor: 450, picture: 'cake.png' },
  { name: 'Sourdough loaf', unitMinor: 690, picture: 'loaf.png' },
  { name: 'Still water', unitMinor: 200, picture: 'water.png' },
];

const cafeLines = [
  { name: 'Flat white', quantity: 2, unitMinor: 420, note: 'one with oat milk' },
  { name: 'Croissant', quantity: 1, unitMinor: 280 },
  { name: 'Cherry cake', quantity: 1, unitMinor: 450 },
  { name: 'Orange juice', quantity: 1, unitMinor: 480 },
];
const cafeDraft = { ...cart, lines: cafeLines, reference: 'TABLE-4' };

export const cafeCheckout: CheckoutView = {
  ...fullCheckout,
  articles: 48,
  quickArticles: articles.slice(0, 3),
  categories: ['Café', 'Lunch', 'Gifts'],
  priced: { articles: 48, categories: ['Café', 'Lunch', 'Gifts'] },
  draft: { ...cafeDraft, ...amountOf(cafeDraft, undefined) },
};

/** A printer with a drawer rule, and a document for each way that printing can end. */
export const printing: TillView['printing'] = {
  printer: {
    address: { kind: 'network', host: '192.168.1.50', port: 9100 },
    paperWidth: 80,
    asPicture: false,
    drawer: { pin: 2, openFor: ['usdcBase'] },
  },
  jobs: [
    job('1', 'Receipt CT-000014', { name: 'printed' }),
    job('2', 'Receipt CT-000015', { name: 'uncertain', why: { code: 'printer-unreachable' } }),
    job('3', 'Receipt CT-000016', { name: 'failed', why: { code: 'printer-no-paper' } }),
    job('4', 'Receipt CT-000017', { name: 'printing' }),
    job('5', 'Reclaim slip CT-000012', { name: 'waiting' }),
  ],
};

function job(id: string, name: string, state: PrintJobState): PrintJobView {
  const isOver = state.name !== 'waiting' && state.name !== 'printing';
  return { id, name, copy: false, at: NOW, state, canPrintAgain: isOver };
}

/** Main has just put the cart aside, as `h3`. */
export function justHeld(checkout: CheckoutView): CheckoutView {
  const { settings, articles: count, quickArticles, categories, held } = checkout;
  const cart = { id: 'h3', heldAt: NOW, items: 15, amountMinor: 9_584, reference: 'TABLE-9' };
  return {
    ...plainCheckout,
    settings,
    articles: count,
    quickArticles,
    categories,
    held: [...held, cart],
  };
}
