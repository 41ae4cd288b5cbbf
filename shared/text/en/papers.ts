import type { SaleOutcome } from '../../payment-status.ts';

/** What became of the payment, said to the one who paid. `open`: not decided yet. `none`: no code was ever shown. */
const told: Record<SaleOutcome | 'open' | 'none', string> = {
  completed: 'Paid in full. Thank you.',
  overpaid: 'Paid. More was sent than was asked for: the extra is yours, and you can reclaim it.',
  underpaid:
    'Less was sent than was asked for, so this sale is not paid. What was sent is yours: reclaim it.',
  expired:
    'No payment arrived in time, so this sale is not paid. What was sent too late is yours: reclaim it.',
  cancelled: 'The payment was cancelled, so this sale is not paid.',
  invalid: 'What was sent could not be accepted, so this sale is not paid. It is yours: reclaim it.',
  'amount-differs':
    'The service states another amount than this sale’s, so this sale does not count as paid. Please speak to the store.',
  open: 'The payment was not confirmed yet when this was made.',
  none: 'No code was shown for this sale, so nothing was paid.',
};

export const papers = {
  told,
  receipt: 'Receipt',
  record: 'Payment record',
  notAReceipt: 'This is not a receipt',
  copy: 'COPY',
  training: 'TRAINING: no money has moved',
  testMoney: 'TEST MONEY: no real money has moved',
  store: 'Store',
  terminal: 'Terminal',
  sale: 'Sale',
  date: 'Date',
  reference: 'Reference',
  quantity: (count: string, each: string) => `${count} × ${each}`,
  goods: 'Goods',
  discount: 'Discount',
  tip: 'Tip',
  total: 'Total',
  status: 'Status',
  notDecided: 'Not confirmed',
  neverAsked: 'Not asked for',
  requested: 'Asked',
  received: 'Received',
  paymentCode: 'Payment code',
  fileName: (title: string, reference: string) => `${title} ${reference}`,
};

export const reclaimSlip = {
  title: 'Reclaim slip',
  how: 'How to reclaim',
  steps: [
    '1. Scan this code, or open the address below.',
    '2. Leave your e-mail address on that page.',
    '3. Do what the e-mail says. It takes up to a day.',
  ],
  lastDay: 'Reclaim by',
  /** `days` is 30. */
  window: (days: number) =>
    `The time is ${days} days from the payment’s last update. After that, only the payment service’s support can help.`,
  updated: 'Last update',
  /** The service's record of the payment could not be read. */
  atLatest:
    'The till could not ask for the exact time of the last update, so this is the earliest day that it can be.',
  over: 'This day has passed. Ask the payment service’s support, and show this slip.',
  noPage: 'No payment page is known for this sale. Ask the payment service’s support, and show this slip.',
};

export const staffGuide = {
  title: 'What to do when a payment ends',
  intro: 'The word on the screen decides, whatever the customer’s phone shows. The till cannot return money.',
};

export const testPaper = {
  name: 'Test print',
  title: 'Test print',
  text: 'If you can read this, the printer works.',
  letters: 'Letters',
  sample: 'ÄÖÜß éèêç ñ¿¡ àìòù ãõ ąćęłńóśźż ğışİ € £',
  row: 'A name at the start',
  value: 'its value at the end',
  code: 'Countertop test print',
};
