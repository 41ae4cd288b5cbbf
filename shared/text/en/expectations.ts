import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { Expectation } from '../../expectation.ts';

/** What would be right in a field of a profile or a form; names and values of fields stay as they are. */
export const expectations: Record<Expectation, string> = {
  'json-file': 'a JSON file',
  'profile-object': 'an object: see the terminal profile’s documentation',
  version: '1',
  environment: '"sandbox" or "production"',
  'secure-address': 'an https: address (http: only for this computer, in the sandbox environment)',
  'auth-scheme': '"oauth" or "apiKey"',
  'auth-form': '"realm" or "oauth-token"',
  realm: 'the realm, e.g. nonprod or prod',
  brand: 'the service’s own name, as in its client ids',
  'identity-domain': 'the part after the @ of the terminal’s login name',
  'merchant-id': 'the merchant’s identifier',
  'terminal-id': 'the terminal’s identifier',
  'terminal-kind': '"physical" or "virtual"',
  'store-object': 'an object with name, currency and locale',
  'store-name': 'the store’s name',
  currency: 'a currency code, e.g. USD',
  'payable-currency':
    'a currency with at most two decimals: the payment service reads no more, so BHD, IQD, JOD, KWD, LYD, OMR and TND cannot be charged',
  locale: 'a language tag, e.g. en-US',
  'time-zone': 'a time zone, e.g. Europe/Berlin',
  'webhook-addresses': 'a list of at most 10 addresses',
  'certificate-authorities': 'a list of at most 16 certificates of authorities, each as PEM text',
  amount: 'an amount, e.g. 1.00',
  'above-zero': 'more than zero',
  'amount-of-currency':
    'an amount with no more decimals than the currency has, e.g. 1.00 in USD or 100 in JPY',
  'reference-pattern':
    'text with {n} or {random}, and perhaps {date} and {terminal}, e.g. {date}-{terminal}-{n}',
  'short-reference-pattern': `a pattern that makes at most ${MAX_REFERENCE_LENGTH} characters`,
  'customer-details-object': 'an object with ask, and perhaps keepDays',
  'customer-details-ask': '"never", "on-request" or "always"',
  days: 'a number of days from 1 to 3650',
  'rebate-object': 'an object with percent and merchantPercent',
  percentage: 'a percentage with at most two decimals in quotes, e.g. "2.5"',
  'at-most-rebate-percent': 'at most rebate.percent',
  object: 'an object',
  'unused-name': 'a name that nobody else has',
  pin: `${MIN_PIN_LENGTH} to ${MAX_PIN_LENGTH} digits`,
  'unmasked-key': 'the full key; this one is masked',
};
