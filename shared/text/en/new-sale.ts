import { MAX_AMOUNT_DIGITS, type AmountFault } from '../../money.ts';
import { MAX_REFERENCE_LENGTH, type ReferenceFault } from '../../reference.ts';

const amountFaults: Record<AmountFault, string> = {
  empty: 'Enter the amount first.',
  zero: 'The amount must be more than zero.',
  'too-long': `An amount has at most ${MAX_AMOUNT_DIGITS} digits.`,
  'not-digits': 'An amount is made of digits only.',
};

const referenceFaults: Record<ReferenceFault, string> = {
  'too-long': `A reference has at most ${MAX_REFERENCE_LENGTH} characters. Shorten it.`,
  'control-characters': 'This reference holds characters that cannot be shown. Type it again.',
};

export const newSale = {
  title: 'New sale',
  amount: 'Amount',
  keypad: 'Keypad',
  backspace: 'Backspace',
  clear: 'Clear',
  reference: 'Reference',
  referenceHint: 'Automatic if left empty',
  /** Beside the reference where the payment history is closed to this till. */
  otherTillsUnseen: 'Other tills are not checked',
  charge: 'Charge',
  accepted: 'Accepted here',
  atLeast: (amount: string) => `Charge at least ${amount}.`,
  askAmount: (amount: string) => `Charge ${amount}?`,
  aboveLimit: (limit: string) =>
    `More than ${limit} is asked about first. Nothing has been charged yet: check the amount.`,
  confirmAmount: (amount: string) => `Yes, charge ${amount}`,
  openExisting: 'Open that sale',
  enterSecrets: 'Enter the secrets',
  keyTriedAgain:
    'The till tries the same key again by itself every few minutes, and reads open payments with it.',
  amountFaults,
  referenceFaults,
};
