const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const optionalText = (maxLength: number) => ({ type: ['string', 'null'], maxLength });

/** Spec "Customer object (`CustomerRequest`)": all required fields, or no customer at all. */
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
    countryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
    address2: optionalText(512),
    phone: optionalText(32),
  },
};
