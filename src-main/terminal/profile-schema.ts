import { z } from 'zod';
import { PERCENT } from '../../shared/rebate.ts';
import { isReferencePattern } from './reference-pattern.ts';

/**
 * The terminal profile, version 1. Each message says what would be right, for the person who edits the file.
 * What depends on more than one field is checked in `profile.ts`.
 */
const text = (what: string) =>
  z.string({ error: what }).trim().min(1, { error: what }).max(256, { error: what });
const address = (what: string) => z.url({ error: what }).max(2048, { error: what });
export const SECURE_ADDRESS = 'an https: address (http: only for this computer, in the sandbox environment)';

/** What a pattern may hold; `{n}` or `{random}` keeps references apart. */
const PATTERN = 'text with {n} or {random}, and perhaps {date} and {terminal}, e.g. {date}-{terminal}-{n}';

const TIME_ZONE = 'a time zone, e.g. Europe/Berlin';
/** A text, because a number like 1.1 is not exact. */
const A_PERCENTAGE = 'a percentage with at most two decimals in quotes, e.g. "2.5"';

const oauth = {
  scheme: z.literal('oauth'),
  authUrl: address(SECURE_ADDRESS),
  brand: text('the service’s own name, as in its client ids'),
  identityDomain: text('the part after the @ of the terminal’s login name'),
};

const auth = z.discriminatedUnion(
  'scheme',
  [
    z.discriminatedUnion(
      'form',
      [
        z.strictObject({
          ...oauth,
          form: z.literal('realm'),
          realm: text('the realm, e.g. nonprod or prod'),
        }),
        z.strictObject({ ...oauth, form: z.literal('oauth-token') }),
      ],
      { error: '"realm" or "oauth-token"' },
    ),
    z.strictObject({ scheme: z.literal('apiKey') }),
  ],
  { error: '"oauth" or "apiKey"' },
);

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const store = z.strictObject(
  {
    name: text('the store’s name'),
    currency: text('a currency code, e.g. USD').refine((code) => currencies.has(code), {
      error: 'a currency code, e.g. USD',
    }),
    locale: text('a language tag, e.g. en-US').refine(isLocale, { error: 'a language tag, e.g. en-US' }),
    timeZone: text(TIME_ZONE).refine(isTimeZone, { error: TIME_ZONE }).optional(),
  },
  { error: 'an object with name, currency and locale' },
);

const ASKS = '"never", "on-request" or "always"';
const DAYS = 'a number of days from 1 to 3650';

/** `always` is for a merchant whose every payment needs them. A virtual terminal always asks, whatever stands here. */
const customerDetails = z.strictObject(
  {
    ask: z.literal(['never', 'on-request', 'always'], { error: ASKS }),
    keepDays: z.int({ error: DAYS }).min(1, { error: DAYS }).max(3_650, { error: DAYS }).optional(),
  },
  { error: 'an object with ask, and perhaps keepDays' },
);

const percent = z.string({ error: A_PERCENTAGE }).regex(PERCENT, { error: A_PERCENTAGE });

/** Only where the merchant takes part in the rebate program: elsewhere the service refuses every payment. */
const rebate = z.strictObject(
  { percent, merchantPercent: percent },
  { error: 'an object with percent and merchantPercent' },
);

export const profileSchema = z.strictObject(
  {
    $schema: z.string().optional(),
    version: z.literal(1, { error: '1' }),
    environment: z.literal(['sandbox', 'production'], { error: '"sandbox" or "production"' }),
    baseUrl: address(SECURE_ADDRESS),
    auth,
    merchantId: text('the merchant’s identifier'),
    terminalId: text('the terminal’s identifier'),
    terminalKind: z.literal(['physical', 'virtual'], { error: '"physical" or "virtual"' }),
    store,
    webhookUrls: z.array(address(SECURE_ADDRESS), { error: 'a list of addresses' }).max(10).optional(),
    minimumAmount: z
      .number({ error: 'an amount, e.g. 1.00' })
      .positive({ error: 'more than zero' })
      .optional(),
    referencePattern: text(PATTERN).refine(isReferencePattern, { error: PATTERN }).optional(),
    customerDetails: customerDetails.optional(),
    rebate: rebate.optional(),
    // Part of the profile's form; what it switches on is not built yet.
    kiosk: z.looseObject({}, { error: 'an object' }).optional(),
  },
  { error: 'an object: see the terminal profile’s documentation' },
);

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false; // that is how Intl says no
  }
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // that is how Intl says no
  }
}
