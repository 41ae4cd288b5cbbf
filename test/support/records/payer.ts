import type { CustomerDetails, PayerDetails } from '../../../shared/customer/details.ts';

/** A customer without a fault, with every field. */
export const ada: CustomerDetails = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada.lovelace@example.com',
  address: '12 St James’s Square',
  address2: 'Flat 3',
  city: 'London',
  state: 'Greater London',
  postalCode: 'SW1Y 4JH',
  countryCode: 'GB',
  phone: '+44 20 7946 0000',
};

export const payer: PayerDetails = { customer: ada, refundEmail: 'refunds.for.ada@example.com' };
