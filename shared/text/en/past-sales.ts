import type { GuardWarning } from '../../failure.ts';
import type { SaleFilter } from '../../sale-search.ts';

export const findPayment = {
  title: 'Find a payment',
  search: 'Reference, code, amount, #number or day',
  hint: 'TABLE-9, 12.34, #17, yesterday',
  find: 'Find',
  today: 'today',
  yesterday: 'yesterday',
  from: 'From',
  to: 'To',
  only: 'Show',
  filters: { all: 'All', open: 'Open', exceptions: 'Exceptions' } satisfies Record<SaleFilter, string>,
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? '1 sale found.' : `${count} sales found.`),
  foundSome: (count: number) => `The newest ${count} sales found.`,
  foundPart: (count: number) =>
    count === 1 ? '1 sale has this in its reference.' : `${count} sales have this in their references.`,
  none: 'No sale found.',
  lookedBackTo: (time: string) => `Looked through all references back to ${time}.`,
  more: 'Show older sales',
  lookFurther: 'Look further back',
  wrongDates: 'The first day must not be after the last.',
  sale: (number: number) => `Sale ${number}`,
};

export const pastSale = {
  title: (number: number) => `Sale ${number}`,
  reference: 'Reference',
  paymentCode: 'Code',
  started: 'Started',
  ended: 'Ended',
  requested: 'Asked',
  received: 'Received',
  goTo: 'Go to this sale',
  showPage: 'Show the payment page again',
  hidePage: 'Hide the payment page',
  stillOpen: 'This sale has not ended yet.',
  notCreated: 'No code was shown, so nobody can have paid.',
  history: 'What happened',
};

/** What happened to a sale, a line each. */
export const history = {
  started: (amount: string) => `Sale started: ${amount}`,
  asked: 'The till asked the service for a code',
  'code-shown': 'Code shown to the customer',
  'stray-found': 'A payment was found whose code was never shown',
  'foreign-payment': 'The service named a payment that is not this sale’s: not counted',
  'strays-searched': 'Looked for payments whose answer was lost: search complete',
  stopped: 'Stopped by the cashier before a code was shown',
  parked: 'Parked: the next customer was served',
  opened: 'Back on the screen',
  left: 'The cashier saw the end and went on',
  printed: 'A receipt or slip was printed',
  noted: 'The cashier noted what was raised about this sale',
  'not-sent': (why: string) => `The service was not reached; nothing was charged. ${why}`,
  lost: (why: string) => `The answer to the request was lost. ${why}`,
  refused: (why: string) => `The service refused to make a code. ${why}`,
  'strays-unchecked': (why: string) => `Payments whose answer was lost could not be looked for. ${why}`,
  'paid-beside': (earlier: number) => `Sale ${earlier} for the same order was paid too`,
  overridden: {
    'earlier-payment-unreadable': 'Charged although an earlier payment could not be read',
    'reference-paid-before': 'Charged although this reference had been paid before',
    'reference-open-elsewhere': 'Charged although another till held this reference open',
    'same-amount-open': 'Charged although a sale of the same amount was open',
  } satisfies Record<GuardWarning, string>,
  /** Charged in spite of something that another version of the till warns of. */
  overriddenOther: 'Charged although the till warned',
  waiting: 'The service waits for the payment',
  seen: 'Payment seen, not confirmed yet',
  ended: (outcome: string) => `The service says: ${outcome}`,
  unrecognised: (status: string) => `The service says “${status}”, which this till does not know`,
  requested: (amount: string) => `Asked: ${amount}`,
  received: (amount: string) => `Received: ${amount}`,
  stray: 'The payment whose code was never shown',
};
