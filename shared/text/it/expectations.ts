import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'un file JSON',
  'profile-object': 'un oggetto: vedere la documentazione del profilo del terminale',
  version: '1',
  environment: '"sandbox" o "production"',
  'secure-address': 'un indirizzo https: (http: solo per questo computer, nell’ambiente sandbox)',
  'auth-scheme': '"oauth" o "apiKey"',
  'auth-form': '"realm" oppure "oauth-token"',
  realm: 'il realm, ad es. nonprod o prod',
  brand: 'il nome del servizio, come nei suoi ID client',
  'identity-domain': 'la parte dopo la @ del nome di accesso del terminale',
  'merchant-id': 'l’identificativo dell’esercente',
  'terminal-id': 'l’identificativo del terminale',
  'terminal-kind': '"physical" o "virtual"',
  'store-object': 'un oggetto con name, currency e locale',
  'store-name': 'il nome del negozio',
  currency: 'un codice di valuta, ad es. USD',
  'payable-currency':
    'una valuta con al massimo due decimali: il servizio di pagamento non ne legge di più, quindi niente BHD, IQD, JOD, KWD, LYD, OMR e TND',
  locale: 'un codice di lingua, ad es. en-US',
  'time-zone': 'un fuso orario, ad es. Europe/Berlin',
  'webhook-addresses': 'un elenco di al massimo 10 indirizzi',
  'certificate-authorities': 'un elenco di al massimo 16 certificati di autorità, ciascuno come testo PEM',
  amount: 'un importo, ad es. 1.00',
  'above-zero': 'più di zero',
  'amount-of-currency':
    'un importo con non più decimali di quelli della valuta, ad es. 1.00 in USD o 100 in JPY',
  'reference-pattern':
    'un testo con {n} o {random} ed eventualmente {date} e {terminal}, ad es. {date}-{terminal}-{n}',
  'short-reference-pattern': `un modello che produca al massimo ${MAX_REFERENCE_LENGTH} caratteri`,
  'customer-details-object': 'un oggetto con ask ed eventualmente keepDays',
  'customer-details-ask': '"never", "on-request" o "always"',
  days: 'un numero di giorni da 1 a 3650',
  'rebate-object': 'un oggetto con percent e merchantPercent',
  percentage: 'una percentuale con al massimo due decimali tra virgolette, ad es. "2.5"',
  'at-most-rebate-percent': 'al massimo rebate.percent',
  object: 'un oggetto',
  'unused-name': 'un nome che non ha nessun altro',
  pin: `da ${MIN_PIN_LENGTH} a ${MAX_PIN_LENGTH} cifre`,
  'unmasked-key': 'la chiave intera; questa è mascherata',
};
