import { isIP } from 'node:net';
import { z } from 'zod';
import { isActiveCurrency } from '../../../shared/money/iso-4217.ts';
import { isPayableCurrency } from '../../../shared/money/money.ts';
import { PERCENT } from '../../../shared/payment/rebate.ts';
import { isAuthority } from './certificate-authority.ts';
import { kioskSchema } from './kiosk-profile.ts';
import { receiptSchema } from './receipt-profile.ts';
import { isReferencePattern } from './reference-pattern.ts';
import { taxSchema } from './tax-profile.ts';
import { publisherKey } from './publisher-key.ts';
import { pinnedKeysSchema, proxySchema } from './route-profile.ts';
import type { Expectation } from '../../../shared/expectation.ts';

/**
 * The terminal profile, version 1. Each message names what would be right, for the person who edits the file.
 * What depends on more than one field is checked in `profile.ts`.
 */
const or = (error: Expectation) => ({ error });

const text = (what: Expectation) => z.string(or(what)).trim().min(1, or(what)).max(256, or(what));
const address = z.url(or('secure-address')).max(2048, or('secure-address'));

const oauth = {
  scheme: z.literal('oauth'),
  authUrl: address,
  brand: text('brand'),
  identityDomain: text('identity-domain'),
};

const auth = z.discriminatedUnion(
  'scheme',
  [
    z.discriminatedUnion(
      'form',
      [
        z.strictObject({ ...oauth, form: z.literal('realm'), realm: text('realm') }),
        z.strictObject({ ...oauth, form: z.literal('oauth-token') }),
      ],
      or('auth-form'),
    ),
    z.strictObject({ scheme: z.literal('apiKey') }),
  ],
  or('auth-scheme'),
);

const login = {
  scheme: z.literal('oauth'),
  authUrl: address,
  brand: text('brand'),
  username: text('username'),
};

/** Whose payments the back office sees, and the kind of its credential: a key, or the integrator's login. */
const backOffice = z.strictObject(
  {
    partnerId: text('partner-id').optional(),
    merchantId: text('merchant-id').optional(),
    auth: z.discriminatedUnion(
      'scheme',
      [
        z.discriminatedUnion(
          'form',
          [
            z.strictObject({ ...login, form: z.literal('realm'), realm: text('realm') }),
            z.strictObject({ ...login, form: z.literal('oauth-token') }),
          ],
          or('auth-form'),
        ),
        z.strictObject({ scheme: z.literal('apiKey') }),
      ],
      or('auth-scheme'),
    ),
  },
  or('back-office-object'),
);

const currency = text('currency').refine(isActiveCurrency, or('currency'));

const store = z.strictObject(
  {
    name: text('store-name'),
    // Said for a known currency only: an unknown one has a fault already.
    currency: currency.refine(
      (code) => !isActiveCurrency(code) || isPayableCurrency(code),
      or('payable-currency'),
    ),
    locale: text('locale').refine(isLocale, or('locale')),
    timeZone: text('time-zone').refine(isTimeZone, or('time-zone')).optional(),
    tax: taxSchema.optional(),
  },
  or('store-object'),
);

/** `always` is for a merchant whose every payment needs them. A virtual terminal always asks, whatever stands here. */
const customerDetails = z.strictObject(
  {
    ask: z.literal(['never', 'on-request', 'always'], or('customer-details-ask')),
    keepDays: z.int(or('days')).min(1, or('days')).max(3_650, or('days')).optional(),
  },
  or('customer-details-object'),
);

/** A text, because a number like 1.1 is not exact. */
const percent = z.string(or('percentage')).regex(PERCENT, or('percentage'));

/** Only where the merchant takes part in the rebate program: elsewhere the service refuses every payment. */
const rebate = z.strictObject({ percent, merchantPercent: percent }, or('rebate-object'));

/** Where newer versions are announced, and the key that whoever publishes them signs with. */
const updates = z.strictObject(
  {
    address,
    publicKey: text('publisher-key').refine((key) => publisherKey(key) !== undefined, or('publisher-key')),
  },
  or('updates-object'),
);

/** Where the till listens for webhooks. A port of the system's own is not open to an ordinary user. */
const webhooks = z.strictObject(
  {
    port: z.int(or('webhook-port')).min(1024, or('webhook-port')).max(65_535, or('webhook-port')),
    host: text('webhook-host')
      .refine((host) => isIP(host) !== 0, or('webhook-host'))
      .optional(),
    /** A partner's webhooks come to the same address. */
    partner: z.boolean(or('webhook-partner')).optional(),
  },
  or('webhooks-object'),
);

export const profileSchema = z.strictObject(
  {
    $schema: z.string().optional(),
    version: z.literal(1, or('version')),
    environment: z.literal(['sandbox', 'production'], or('environment')),
    baseUrl: address,
    auth,
    merchantId: text('merchant-id'),
    terminalId: text('terminal-id'),
    terminalKind: z.literal(['physical', 'virtual'], or('terminal-kind')),
    store,
    webhookUrls: z.array(address, or('webhook-addresses')).max(10, or('webhook-addresses')).optional(),
    webhooks: webhooks.optional(),
    certificateAuthorities: z
      .array(
        z
          .string(or('certificate-authorities'))
          .max(16_384, or('certificate-authorities'))
          .refine(isAuthority, or('certificate-authorities')),
        or('certificate-authorities'),
      )
      .max(16, or('certificate-authorities'))
      .optional(),
    pinnedKeys: pinnedKeysSchema.optional(),
    proxy: proxySchema.optional(),
    minimumAmount: z.number(or('amount')).positive(or('above-zero')).optional(),
    askAboveAmount: z.number(or('amount')).positive(or('above-zero')).optional(),
    askAboveDiscountPercent: z
      .int(or('whole-percentage'))
      .min(0, or('whole-percentage'))
      .max(100, or('whole-percentage'))
      .optional(),
    referencePattern: text('reference-pattern')
      .refine(isReferencePattern, or('reference-pattern'))
      .optional(),
    customerDetails: customerDetails.optional(),
    rebate: rebate.optional(),
    receipt: receiptSchema.optional(),
    backOffice: backOffice.optional(),
    kiosk: kioskSchema.optional(),
    updates: updates.optional(),
  },
  or('profile-object'),
);

/** Of a computer where nothing is sold: what a terminal would need is no part of it. */
export const officeSchema = profileSchema
  .pick({
    $schema: true,
    version: true,
    environment: true,
    baseUrl: true,
    certificateAuthorities: true,
    pinnedKeys: true,
    proxy: true,
  })
  // Nothing is charged there, so that a currency of three decimals is one like any other.
  .extend({ store: store.extend({ currency }), backOffice });

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false; // Intl throws for an unknown one
  }
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // Intl throws for an unknown one
  }
}
