import type { SaleOutcome } from '../../payment-status.ts';

export interface OutcomeWords {
  readonly title: string;
  /** The one thing a cashier must know within a second. */
  readonly verdict: string;
  readonly happened: string;
  readonly money: string;
  readonly todo: string;
}

/** Wording follows what each status means for money and goods; the service itself refunds nothing. */
export const outcomes: Record<SaleOutcome, OutcomeWords> = {
  completed: {
    title: 'Paid',
    verdict: 'Hand over the goods.',
    happened: 'The customer paid the full amount.',
    money: 'Yes, the full amount.',
    todo: 'Nothing more: this sale is finished.',
  },
  overpaid: {
    title: 'Paid, with extra',
    verdict: 'Hand over the goods.',
    happened: 'The customer sent more than the amount asked.',
    money: 'Yes, the amount asked. The extra still belongs to the customer.',
    todo: 'Show the payment page again: the customer can reclaim the extra there within 30 days.',
  },
  underpaid: {
    title: 'Not paid in full',
    verdict: 'Do not hand over goods.',
    happened: 'The customer sent less than the amount asked.',
    money: 'No. What was sent still belongs to the customer, who can reclaim it within 30 days.',
    todo: 'Do not send more to this code. Show the payment page again for the reclaim, and start a new sale.',
  },
  expired: {
    title: 'Expired',
    verdict: 'Do not hand over goods.',
    happened: 'No payment arrived in time, and this code no longer works.',
    money: 'No. Anything sent too late can be reclaimed on the payment page within 30 days.',
    todo: 'Start a new sale if the customer still wants to pay.',
  },
  cancelled: {
    title: 'Cancelled',
    verdict: 'Do not hand over goods.',
    happened: 'The payment was cancelled before it was paid.',
    money: 'No.',
    todo: 'Start a new sale if the customer still wants to pay.',
  },
  invalid: {
    title: 'Not accepted',
    verdict: 'Do not hand over goods.',
    happened: 'The service could not accept what was sent, for example a wrong coin or several transfers.',
    money: 'No. What was sent still belongs to the customer, who can reclaim it within 30 days.',
    todo: 'Show the payment page again for the reclaim, and start a new sale.',
  },
  'amount-differs': {
    title: 'Amount differs',
    verdict: 'Do not hand over goods.',
    happened: 'The service says paid, but for another amount or currency than this sale’s.',
    money: 'Not certain: the service states another amount.',
    todo: 'Call the manager and do not charge again: the payment is compared with the service’s records.',
  },
};

export const outcome = {
  happened: 'What happened',
  money: 'Was money taken?',
  todo: 'What to do now',
  requested: 'Asked',
  received: 'Received',
  newSale: 'New sale',
  stay: 'Stay here',
  returns: (seconds: number) => `New sale in ${seconds} s`,
  showPage: 'Payment page',
  hidePage: 'Hide page',
  pageQr: 'Reclaim page QR code',
  pageHint: 'The customer scans this, leaves an e-mail address and reclaims there. It takes up to a day.',
};

export const notCreated = {
  refused: 'No code made',
  stopped: 'Sale stopped',
  verdict: 'Nobody has paid.',
  stoppedText: 'The sale was stopped before a code was shown.',
  money: 'No. Without a code nobody can have paid.',
  todo: 'Start again: the amount is kept.',
  /** In place of `todo`, where the till has changed its currency since. */
  otherCurrency: 'Type the amount again, in the currency that the till charges in now.',
  newSale: 'New sale',
};
