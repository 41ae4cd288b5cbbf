/** What one part of the screens does with scans. */
export interface ScanReceiver {
  readonly file: string;
  /** The states of the gallery in which it is in front. On all others a scan has no meaning. */
  readonly states: readonly string[];
}

/** Everything that takes scans. The page that tries a scanner out records keys, and is no receiver of codes. */
export const SCAN_RECEIVERS: readonly ScanReceiver[] = [
  {
    file: 'src-renderer/features/checkout/new-sale/use-scan.ts',
    states: [
      'new-sale',
      'new-sale-training',
      'new-sale-set-up',
      'new-sale-cart',
      'new-sale-cart-tax',
      'new-sale-cart-tax-on-top',
      'new-sale-cart-parked',
      'new-sale-cart-busy',
      'new-sale-cart-longest',
      'new-sale-parked',
      'new-sale-fifty-parked',
      'new-sale-offline',
      'new-sale-notices',
      'new-sale-reconnecting',
      'new-sale-refused',
      'new-sale-key-refused',
      'new-sale-other-tills-unseen',
      'new-sale-amounts-assumed',
      'new-sale-after-change',
      'new-sale-paid-twice',
      'new-sale-alerts',
      'new-sale-not-printed',
      'new-sale-busy',
      'new-sale-signed-in',
      'new-sale-longest',
      'new-sale-screen-closed',
      'new-sale-withdrawn',
      'this-till-notice',
      'new-sale-pictures',
      'new-sale-cart-typed',
      'new-sale-unknown-code',
      'new-sale-catalogue',
      'new-sale-category',
      'new-sale-search',
      'new-sale-held',
      'new-sale-cart-changed',
      'new-sale-customer-kept',
      'new-sale-typed',
      'new-sale-twelve-digits',
      'new-sale-empty-charged',
      'new-sale-reference-fault',
    ],
  },
  {
    file: 'src-renderer/features/payment/outcome/use-next-sale-keys.ts',
    states: [
      'outcome-completed',
      'outcome-overpaid',
      'outcome-completed-parked',
      'outcome-longest',
      'outcome-overpaid-page',
    ],
  },
  {
    file: 'src-renderer/features/history/find-payment.tsx',
    states: ['find-payment', 'find-payment-none', 'find-payment-part', 'find-payment-failed'],
  },
  {
    file: 'src-renderer/features/back-office/payments/payments.tsx',
    states: [
      'payments',
      'payments-narrowed',
      'payments-far',
      'payments-none',
      'payments-loading',
      'payments-no-access',
      'payments-till-only',
      'payments-refused',
      'payments-failed',
    ],
  },
  {
    file: 'src-renderer/features/settings/articles/article-list.tsx',
    states: ['articles'],
  },
  {
    file: 'src-renderer/features/settings/articles/article-form.tsx',
    states: ['articles-change', 'articles-faults'],
  },
];
