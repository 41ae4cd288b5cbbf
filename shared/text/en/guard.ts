import type { GuardWarning } from '../../failure.ts';

interface GuardWords {
  readonly todo: string;
  /** The deliberate press that charges all the same; it is recorded. */
  readonly charge: string;
}

const warnings: Record<GuardWarning, GuardWords> = {
  'earlier-payment-unreadable': {
    todo: 'The service does not answer, so nobody knows whether it was paid. Charge again only if you are sure that it was not.',
    charge: 'Not paid: charge again',
  },
  'reference-paid-before': {
    todo: 'Charge again only for a new order.',
    charge: 'New order: charge',
  },
  'reference-open-elsewhere': {
    todo: 'The customer may be paying there. Ask at the other till first.',
    charge: 'Charge here all the same',
  },
  'same-amount-open': {
    todo: 'Same customer? Open it: nobody should pay twice.',
    charge: 'Another customer: charge',
  },
  'other-tills-unchecked': {
    todo: 'The payment history cannot be read, so another till may have charged this reference. Nothing has been asked for here yet: ask at the other tills first.',
    charge: 'Not charged elsewhere: charge',
  },
};

export const guard = {
  warnings,
  inUse: 'Open it to go on with it. For another order, change the reference.',
  writtenDifferently: 'It is written differently, but counts as the same reference.',
  back: 'Back',
};

export const earlier = { sale: (number: number) => `Sale ${number}` };
