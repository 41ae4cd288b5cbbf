import type { CustomerStage } from '../../contract/customer-display.ts';

interface NotPaidWords {
  /** What happened, in words that blame nobody. */
  readonly text: string;
  /** Beside the code of the page where money is reclaimed. */
  readonly reclaim: string;
}

const notPaid: Record<Extract<CustomerStage, { name: 'not-paid' }>['why'], NotPaidWords> = {
  underpaid: {
    text: 'Less than the full amount arrived, so this payment could not be completed.',
    reclaim: 'Your money is still yours. Scan this code to get it back, within 30 days.',
  },
  invalid: {
    text: 'This payment could not be accepted.',
    reclaim: 'What you sent is still yours. Scan this code to get it back, within 30 days.',
  },
  expired: {
    text: 'The time for this payment is over. Please do not pay it any more.',
    reclaim: 'Already sent something? Scan this code to get it back, within 30 days.',
  },
  cancelled: { text: 'This payment was cancelled.', reclaim: '' },
  'amount-differs': { text: 'The amount of this payment could not be confirmed.', reclaim: '' },
  'no-code': { text: 'The payment could not be started. You have not paid anything.', reclaim: '' },
};

/** Words on the customer's screen. */
export const customerDisplay = {
  closed: 'This counter is closed',
  welcome: 'Welcome',
  practice: 'Training: no real money',
  accepted: 'Accepted here',
  total: 'Total',
  amount: 'Amount',
  discount: 'Discount',
  tip: 'Tip',
  quantity: (quantity: number) => `${quantity} ×`,
  moreLines: (count: number) => (count === 1 ? 'and 1 more before' : `and ${count} more before`),
  preparing: 'One moment, please',
  preparingText: 'Your payment code is on its way.',
  toPay: 'To pay',
  scan: 'Scan with your phone',
  exact: 'Pay the exact amount shown',
  qr: 'Payment QR code',
  qrTooLong: 'Please ask the cashier for the payment address.',
  steps: 'Steps of your payment',
  stepWaiting: 'Waiting for your payment',
  stepSeen: 'Payment seen, confirming',
  confirming: 'Payment seen, confirming',
  confirmingText: 'Please wait. Do not pay again.',
  checking: 'We are checking your payment',
  checkingText: 'Please wait. Do not pay again before the cashier says so.',
  paid: 'Paid',
  thanks: 'Thank you!',
  overpaid: 'You sent more than the amount. Scan this code to get the extra back, within 30 days.',
  reclaimQr: 'Reclaim page QR code',
  speak: 'Please speak to the cashier',
  notPaid,
  tipTitle: 'Would you like to add a tip?',
  noTip: 'No tip',
  otherTip: 'Another amount',
  ownTip: 'Your tip',
  withTip: 'Total with tip',
  addTip: 'Add tip',
  backToTips: 'Back',
  detailsTitle: 'Your details',
  detailsHint: 'Touch a field to type.',
  detailsDone: 'Done',
  detailsDecline: 'I’d rather not',
};
