/** A picture of the manual: a state of the gallery, in English, at 1280×800. */
export interface ManualPicture {
  /** Name of the state or moment in `screens.ts`, `kiosk-states.ts` or `customer-states.ts`. */
  readonly screen: string;
  /** `docs/screenshots/FILE.png`, which a page of `docs/` shows with a text of its own. */
  readonly file: string;
}

/** Made by `npm run pictures`; `manual-pictures.spec.ts` notices when a screen has other words than its picture. */
export const MANUAL_PICTURES: readonly ManualPicture[] = [
  { screen: 'waiting', file: 'waiting-for-payment' },
  { screen: 'new-sale-cafe', file: 'new-sale-with-articles' },
  { screen: 'customer-pay-tip', file: 'customer-screen' },
  { screen: 'kiosk-choosing', file: 'kiosk-choosing' },
  { screen: 'kiosk-pay', file: 'kiosk-code' },
  { screen: 'seen', file: 'payment-seen' },
  { screen: 'outcome-completed', file: 'paid' },
  { screen: 'outcome-underpaid', file: 'not-paid-in-full' },
  { screen: 'unknown-stale', file: 'connection-lost' },
  { screen: 'open-sales-list', file: 'payments-in-progress' },
  { screen: 'waiting-training', file: 'training' },
  { screen: 'new-sale-unknown-code', file: 'unknown-barcode' },
  { screen: 'scanner', file: 'scanner' },
  { screen: 'printer', file: 'printer' },
  { screen: 'articles', file: 'articles' },
  { screen: 'setup-first', file: 'first-start' },
  { screen: 'shift-z', file: 'z-report' },
  { screen: 'reports', file: 'reports' },
  { screen: 'payment', file: 'payment-story' },
  { screen: 'settlement', file: 'settlement' },
  { screen: 'reclaims', file: 'reclaims' },
  { screen: 'day', file: 'day-explained' },
  { screen: 'health-broken', file: 'health' },
];

/** SHA-256 of what each picture says in words, numbers left out, by its file's name. */
export const WORDS_FILE = 'docs/screenshots/words.json';
