import { z } from 'zod';
import { flag, optionalEnum, optionalId, record, text, texts, time } from '../../requests/fields.ts';

/**
 * Records of spec "Partner, merchant, location, terminal". The specification names few of their fields; the others are
 * read where a deployment sends them. Times are epoch milliseconds.
 */
const times = { created: time, updated: time };
const contact = { contactEmail: text, contactPhone: text, website: text };

/** Spec "Address object", as answers have it; requests have `Address`. */
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
  /** Only an update request can change it. */
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

/** The API key and the signing secret are left out: they have requests of their own. */
const terminalRecord = record('terminalId', {
  merchantId: optionalId,
  locationId: optionalId,
  name: text,
  /** The service's exact strings; inherited where the terminal has none of its own. */
  tenderTypes: texts,
  /** For display only; no request can be authenticated with it. */
  maskedApiKey: text,
  webhookUrl: text,
  /** Sandbox only. It is set when the terminal is created. */
  useSandboxSharedWallet: flag,
  ...times,
});
export type Terminal = Readonly<z.output<typeof terminalRecord>>;
export const terminal: z.ZodType<Terminal> = terminalRecord;
