import type { PayerFault } from '../../customer/check.ts';
import type { PayerField } from '../../customer/details.ts';

const labels: Record<PayerField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Street and number',
  address2: 'Flat, floor, building',
  postalCode: 'Postal code',
  city: 'City',
  state: 'State, province or county',
  countryCode: 'Country',
  refundEmail: 'E-mail for a reclaim',
};

const faults: Record<PayerFault | 'malformed', string> = {
  missing: 'Fill this in.',
  'too-long': 'This is too long. Shorten it.',
  unprintable: 'This holds characters that cannot be sent. Type it again.',
  'not-an-email': 'This is not an e-mail address.',
  'not-a-country': 'Choose a country.',
  'not-a-postal-code': 'This is not a postal code of that country.',
  malformed: 'The payment service does not accept this. Correct it.',
};

export const customer = {
  title: 'Customer details',
  /** Button on New sale. */
  open: 'Customer details',
  /** Said to whoever types: customer or cashier. */
  why: 'They go to the payment service with this payment and are then deleted from this till.',
  whyKept: (days: number) =>
    days === 1
      ? 'They go to the payment service with this payment and are deleted from this till after one day.'
      : `They go to the payment service with this payment and are deleted from this till after ${days} days.`,
  optional: 'Optional',
  sameAsEmail: 'Same as the e-mail when left empty',
  chooseCountry: 'Choose…',
  skip: 'Charge without details',
  charge: (amount: string) => `Charge ${amount}`,
  /** Where a sale was refused for want of them. */
  enter: 'Enter customer details',
  enterTodo: 'Enter the customer’s details: amount and reference are kept.',
  labels,
  faults,
};

export const rebate = {
  name: 'Rebate',
  /** For the customer. */
  included: (amount: string) => `Rebate requested: ${amount}`,
  /** For the cashier. */
  parts: (total: string, merchant: string, target: string) =>
    `${total} (merchant’s part ${merchant}, the rest ${target})`,
};
