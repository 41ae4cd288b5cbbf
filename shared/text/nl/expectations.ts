import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'een JSON-bestand',
  'profile-object': 'een object: zie de documentatie van het terminalprofiel',
  version: '1',
  environment: '"sandbox" of "production"',
  'secure-address': 'een https:-adres (http: alleen voor deze computer, in de omgeving sandbox)',
  'auth-scheme': '"oauth" of "apiKey"',
  'auth-form': '"realm" of "oauth-token"',
  realm: 'de realm, bijv. nonprod of prod',
  brand: 'de eigen naam van de dienst, zoals in zijn client-ID’s',
  'identity-domain': 'het deel na de @ in de inlognaam van de terminal',
  'merchant-id': 'de identificatie van de handelaar',
  'terminal-id': 'de identificatie van de terminal',
  'terminal-kind': '"physical" of "virtual"',
  'store-object': 'een object met name, currency en locale',
  'store-name': 'de naam van de winkel',
  currency: 'een valutacode, bijv. USD',
  'payable-currency':
    'een valuta met hoogstens twee decimalen: meer leest de betaaldienst niet, dus BHD, IQD, JOD, KWD, LYD, OMR en TND kunnen niet',
  locale: 'een taalcode, bijv. en-US',
  'time-zone': 'een tijdzone, bijv. Europe/Berlin',
  'webhook-addresses': 'een lijst van hoogstens 10 adressen',
  'certificate-authorities': 'een lijst van hoogstens 16 certificaten van instanties, elk als PEM-tekst',
  amount: 'een bedrag, bijv. 1.00',
  'above-zero': 'meer dan nul',
  'amount-of-currency':
    'een bedrag met niet meer decimalen dan de valuta heeft, bijv. 1.00 in USD of 100 in JPY',
  'reference-pattern':
    'tekst met {n} of {random}, en eventueel {date} en {terminal}, bijv. {date}-{terminal}-{n}',
  'short-reference-pattern': `een patroon dat hoogstens ${MAX_REFERENCE_LENGTH} tekens oplevert`,
  'customer-details-object': 'een object met ask en eventueel keepDays',
  'customer-details-ask': '"never", "on-request" of "always"',
  days: 'een aantal dagen van 1 tot en met 3650',
  'rebate-object': 'een object met percent en merchantPercent',
  percentage: 'een percentage met hoogstens twee decimalen tussen aanhalingstekens, bijv. "2.5"',
  'at-most-rebate-percent': 'hoogstens rebate.percent',
  object: 'een object',
  'unused-name': 'een naam die niemand anders heeft',
  pin: `${MIN_PIN_LENGTH} tot en met ${MAX_PIN_LENGTH} cijfers`,
  'unmasked-key': 'de volledige sleutel; deze is afgeschermd',
};
