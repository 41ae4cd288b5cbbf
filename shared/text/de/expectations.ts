import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'eine JSON-Datei',
  'profile-object': 'ein Objekt: siehe die Dokumentation des Terminalprofils',
  version: '1',
  environment: '"sandbox" oder "production"',
  'secure-address': 'eine https:-Adresse (http: nur für diesen Computer, in der Umgebung sandbox)',
  'auth-scheme': '"oauth" oder "apiKey"',
  'auth-form': '"realm" oder "oauth-token"',
  realm: 'der Realm, z. B. nonprod oder prod',
  brand: 'der Name des Dienstes, wie er in seinen Client-IDs steht',
  'identity-domain': 'der Teil nach dem @ im Anmeldenamen des Terminals',
  'merchant-id': 'die Kennung des Händlers',
  'terminal-id': 'die Kennung des Terminals',
  'terminal-kind': '"physical" oder "virtual"',
  'store-object': 'ein Objekt mit name, currency und locale',
  'store-name': 'der Name des Geschäfts',
  currency: 'ein Währungscode, z. B. USD',
  'payable-currency':
    'eine Währung mit höchstens zwei Nachkommastellen: mehr liest der Zahlungsdienst nicht, BHD, IQD, JOD, KWD, LYD, OMR und TND sind also nicht möglich',
  locale: 'ein Sprachcode, z. B. en-US',
  'time-zone': 'eine Zeitzone, z. B. Europe/Berlin',
  'webhook-addresses': 'eine Liste mit höchstens 10 Adressen',
  'certificate-authorities':
    'eine Liste mit höchstens 16 Zertifikaten von Zertifizierungsstellen, jedes als PEM-Text',
  amount: 'ein Betrag, z. B. 1.00',
  'above-zero': 'mehr als null',
  'amount-of-currency':
    'ein Betrag mit nicht mehr Nachkommastellen, als die Währung hat, z. B. 1.00 in USD oder 100 in JPY',
  'reference-pattern':
    'Text mit {n} oder {random}, dazu vielleicht {date} und {terminal}, z. B. {date}-{terminal}-{n}',
  'short-reference-pattern': `ein Muster, das höchstens ${MAX_REFERENCE_LENGTH} Zeichen ergibt`,
  'customer-details-object': 'ein Objekt mit ask und vielleicht keepDays',
  'customer-details-ask': '"never", "on-request" oder "always"',
  days: 'eine Zahl von Tagen, von 1 bis 3650',
  'rebate-object': 'ein Objekt mit percent und merchantPercent',
  percentage: 'ein Prozentsatz mit höchstens zwei Nachkommastellen in Anführungszeichen, z. B. "2.5"',
  'at-most-rebate-percent': 'höchstens so viel wie rebate.percent',
  object: 'ein Objekt',
  'unused-name': 'ein Name, den sonst niemand hat',
  pin: `${MIN_PIN_LENGTH} bis ${MAX_PIN_LENGTH} Ziffern`,
  'unmasked-key': 'der ganze Schlüssel; dieser ist verkürzt',
};
