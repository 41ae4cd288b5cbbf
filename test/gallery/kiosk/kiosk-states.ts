import { LANGUAGES } from '../../../shared/language.ts';
import { DEFAULT_SCANNER } from '../../../shared/scanner.ts';
import type { ArticleColour, ArticlePage } from '../../../shared/contract/checkout.ts';
import type { Bill } from '../../../shared/contract/customer-display.ts';
import type { KioskCart, KioskStage, KioskView } from '../../../shared/contract/kiosk.ts';
import type { KioskScript } from './scripted-kiosk-api.ts';
import { ARTICLE_PICTURES } from '../drawn-articles.ts';
import { ADDRESS, NOW, longest } from '../views.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

const drink = (name: string, unitMinor: number, colour?: ArticleColour, image?: string) => ({
  name,
  unitMinor,
  category: 'Drinks',
  ...(colour && { colour }),
  ...(image !== undefined && { picture: image }),
});

const drinks: ArticlePage = {
  articles: [
    drink('Espresso', 250, 'brown', 'espresso.png'),
    drink('Flat white', 420, 'brown', 'flat-white.png'),
    drink('Freshly pressed orange and carrot juice, large', 590, 'orange', 'juice.png'),
    drink('Sparkling water', 200, 'blue', 'water.png'),
    drink('Green tea', 310, 'green', 'gone.png'),
    drink('Hot chocolate', 450, 'purple'),
    drink('Lemonade', 380, 'yellow'),
    drink('Iced coffee', 480),
  ],
  more: 0,
};

export const kioskScript: Omit<KioskScript, 'view'> = {
  offered: { Drinks: drinks },
  pictures: { ...ARTICLE_PICTURES, 'window.jpg': ARTICLE_PICTURES['croissant.png'] },
};

const store = {
  name: 'Corner Shop',
  locale: 'en-US',
  tenders: ['USDC on Base', 'Ethereum', 'Bitcoin Lightning'],
} as const;

const cart: KioskCart = {
  lines: [
    { id: 0, name: 'Espresso', quantity: 2, unit: usd(250), total: usd(500), picture: 'espresso.png' },
    {
      id: 1,
      name: 'Freshly pressed orange and carrot juice, large',
      quantity: 1,
      unit: usd(590),
      total: usd(590),
    },
    { id: 2, name: 'Sparkling water', quantity: 12, unit: usd(200), total: usd(2_400) },
  ],
  total: usd(3_490),
  mostLines: 100,
};
const nothing: KioskCart = { lines: [], total: usd(0), mostLines: 100 };

const bill: Bill = {
  amount: usd(3_490),
  lines: cart.lines.map(({ name, quantity, total }) => ({ name, quantity, total })),
  moreLines: 0,
};
const order = { number: 42, bill } as const;
const until = NOW + 20_000;

const plain = {
  language: 'en',
  languages: LANGUAGES,
  theme: 'system',
  scanner: DEFAULT_SCANNER,
  visit: 3,
} as const;

const at = (stage: KioskStage, more: Partial<KioskView> = {}): KioskView => ({
  ...plain,
  store,
  stage,
  ...more,
});

const CATEGORIES = ['Drinks', 'Bakery', 'Breakfast until eleven', 'Salads', ''];
const choosing: KioskStage = { name: 'choosing', categories: CATEGORIES, cart };
const end = { ...order, until };
const sent = { sent: usd(3_000), missing: usd(490) };

export const choosingGoods = at(choosing);

/** Written out, so that a stage or an end without a picture does not compile. */
const stages: Readonly<Record<`kiosk-${KioskStage['name']}`, KioskView>> = {
  'kiosk-closed': at({ name: 'closed', why: 'away' }),
  'kiosk-attract': at({ name: 'attract', pictures: [] }),
  'kiosk-choosing': choosingGoods,
  'kiosk-amount': at({ name: 'amount', minimum: usd(100), most: usd(50_000) }),
  'kiosk-tip': at({
    name: 'tip',
    bill,
    offers: [10, 15, 20].map((percent) => ({ percent, tip: usd(Math.round(34.9 * percent)) })),
    mostTipMinor: bill.amount.minor,
  }),
  'kiosk-details': at({ name: 'details', bill, needed: true, keepDays: 30 }),
  'kiosk-preparing': at({ name: 'preparing', ...order }),
  'kiosk-pay': at({ name: 'pay', url: ADDRESS, ...order }),
  'kiosk-confirming': at({ name: 'confirming', ...order }),
  'kiosk-checking': at({ name: 'checking', ...order }),
  'kiosk-paid': at({ name: 'paid', receiptUrl: ADDRESS, ...end }, { canPrint: true }),
  'kiosk-not-paid': at({ name: 'not-paid', why: 'underpaid', shortfall: sent, reclaimUrl: ADDRESS, ...end }),
  'kiosk-ask-counter': at({ name: 'ask-counter', number: 42, until }),
};

type Why = Extract<KioskStage, { readonly name: 'not-paid' }>['why'];
const ends: Readonly<Record<`kiosk-${Exclude<Why, 'underpaid'>}`, KioskView>> = {
  'kiosk-expired': at({ name: 'not-paid', why: 'expired', mayPayAgain: true, ...end }),
  'kiosk-cancelled': at({ name: 'not-paid', why: 'cancelled', ...end }),
  'kiosk-invalid': at({ name: 'not-paid', why: 'invalid', reclaimUrl: ADDRESS, ...end }),
  'kiosk-amount-differs': at({ name: 'not-paid', why: 'amount-differs', ...end }),
  'kiosk-no-code': at({ name: 'not-paid', why: 'no-code', mayPayAgain: true, ...end }),
};

const practice = { store: { ...store, moneyless: 'training' } } as const;
const needsTime = { needsTime: { until } } as const;
const longName = {
  store: {
    ...store,
    name: longest.terminal?.storeName ?? '',
    tenders: longest.tenders.map(({ label }) => label),
  },
};

/** Every state of the kiosk's page for shoppers. */
export const kioskStates: Readonly<Record<string, KioskView>> = {
  ...stages,
  ...ends,
  'kiosk-starting': { ...plain, stage: { name: 'closed', why: 'starting' } },
  'kiosk-paused': at({ name: 'closed', why: 'paused' }),
  'kiosk-attract-pictures': at({ name: 'attract', pictures: ['window.jpg'] }),
  'kiosk-attract-fixed': at({ name: 'attract', pictures: [], amount: usd(500) }, { languages: ['en', 'de'] }),
  'kiosk-attract-practice': at({ name: 'attract', pictures: [] }, practice),
  'kiosk-attract-longest': at({ name: 'attract', pictures: [] }, longName),
  'kiosk-choosing-nothing': at({ ...choosing, cart: nothing }),
  'kiosk-choosing-one-category': at({ ...choosing, categories: ['Drinks'] }, { languages: ['en'] }),
  'kiosk-choosing-practice': at(choosing, practice),
  'kiosk-pay-practice': at({ name: 'pay', url: ADDRESS, ...order }, practice),
  'kiosk-pay-tip': at({
    name: 'pay',
    url: ADDRESS,
    number: 1_042,
    bill: { ...bill, amount: usd(3_840), tip: usd(350) },
  }),
  'kiosk-confirming-long': at({ name: 'confirming', mayGo: true, ...order }),
  'kiosk-checking-long': at({ name: 'checking', mayGo: true, ...order }),
  'kiosk-overpaid': at({ name: 'paid', receiptUrl: ADDRESS, reclaimUrl: ADDRESS, ...end }),
  'kiosk-paid-printing': at(
    { name: 'paid', receiptUrl: ADDRESS, printed: 'printing', ...end },
    { canPrint: true },
  ),
  'kiosk-paid-print-failed': at({ name: 'paid', printed: 'failed', ...end }, { canPrint: true }),
  'kiosk-need-time': at(choosing, needsTime),
  'kiosk-need-time-preparing': at({ name: 'preparing', ...order }, needsTime),
  'kiosk-need-time-pay': at({ name: 'pay', url: ADDRESS, ...order }, needsTime),
};
