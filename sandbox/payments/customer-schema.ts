import { countryCode, nullable, text } from '../http/schemas.ts';

/** Spec "Customer object (`CustomerRequest`)": all required fields, or no customer. */
export const customerSchema = {
  type: 'object',
  required: ['firstName', 'lastName', 'email', 'address', 'city', 'state', 'postalCode', 'countryCode'],
  properties: {
    firstName: text(128),
    lastName: text(128),
    email: { ...text(128), format: 'email' },
    address: text(512),
    city: text(128),
    state: text(128),
    postalCode: text(32),
    countryCode,
    address2: nullable.text(512),
    phone: nullable.text(32),
  },
};
