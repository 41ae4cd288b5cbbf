/** Pieces of request schemas that several endpoints share (spec "Resources and their fields"). */

export const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
export const nullable = { text: (maxLength: number) => ({ type: ['string', 'null'], maxLength }) };

/** ISO 3166-1 alpha-2. */
export const countryCode = { type: 'string', format: 'country' };

/** Spec "Address object". */
export const addressSchema = {
  type: ['object', 'null'],
  required: ['address', 'city', 'state', 'countryCode', 'postalCode'],
  properties: {
    address: text(512),
    address2: nullable.text(512),
    city: text(128),
    state: text(128),
    countryCode,
    postalCode: text(32),
  },
};

/** Spec "Contact fields". `website` is https; the business type decides whether it is required. */
export const contactProperties = {
  contactEmail: { type: ['string', 'null'], format: 'email', maxLength: 128 },
  contactPhone: { type: ['string', 'null'], format: 'phone', maxLength: 32 },
  website: { type: ['string', 'null'], format: 'website' },
};

/** Spec "Merchant category codes": four digits, as a string to keep leading zeros. */
export const merchantCategoryCode = { type: 'string', pattern: '^[0-9]{4}$' };

/** Spec "Tender types". `null` means "inherit". */
export const tenderTypesSchema = {
  type: ['array', 'null'],
  items: { type: 'string', minLength: 1 },
  uniqueItems: true,
};
