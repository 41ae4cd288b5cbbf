import { z } from 'zod';
import { flag, optionalEnum, optionalId, record, text, texts, time } from '../../requests/fields.ts';

/**
 * Records of spec "Partner, merchant, location, terminal". Few of their fields are shown; the others are read where a
 * deployment has them. Times are milliseconds since 1970.
 */
const times = { created: time, updated: time };
const contact = { contactEmail: text, contactPhone: text, website: text };

/** Spec "Address object", as it is read; what is sent is `Address`. */
const address = z
  .object({ address: text, address2: text, city: text, state: text, countryCode: text, postalCode: text })
  .optional()
  .catch(undefined);

const partnerRecord = record('partnerId', {
  name: text,
  parentId: optionalId,
  externalId: text,
  representingMerchantId: optionalId,
  ...times,
});
export type Partner = Readonly<z.output<typeof partnerRecord>>;
export const partner: z.ZodType<Partner> = partnerRecord;

const merchantRecord = record('merchantId', {
  name: text,
  partnerId: optionalId,
  externalId: text,
  merchantCategoryCode: text,
  ...contact,
  address,
  tenderTypes: texts,
  /** Switched by an update request only. */
  isRebateProgramEnabled: flag,
  isCustomerRequired: flag,
  currency: text,
  ...times,
});
export type Merchant = Readonly<z.output<typeof merchantRecord>>;
export const merchant: z.ZodType<Merchant> = merchantRecord;

export type LocationBusinessType = 'physical' | 'virtual' | 'both';

const locationRecord = record('locationId', {
  merchantId: optionalId,
  name: text,
  locationBusinessType: optionalEnum<LocationBusinessType>(),
  ...contact,
  address,
  tenderTypes: texts,
  isEnabled: flag,
  ...times,
});
export type Location = Readonly<z.output<typeof locationRecord>>;
export const location: z.ZodType<Location> = locationRecord;

/** Without its API key and its signing secret, which are asked for by themselves. */
const terminalRecord = record('terminalId', {
  merchantId: optionalId,
  locationId: optionalId,
  name: text,
  /** Exact strings; inherited where the terminal has none of its own. */
  tenderTypes: texts,
  /** For showing; unusable for authentication. */
  maskedApiKey: text,
  webhookUrl: text,
  /** Sandbox only, set when the terminal is created. */
  useSandboxSharedWallet: flag,
  ...times,
});
export type Terminal = Readonly<z.output<typeof terminalRecord>>;
export const terminal: z.ZodType<Terminal> = terminalRecord;
