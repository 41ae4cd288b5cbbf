import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'plik JSON',
  'profile-object': 'obiekt: zobacz dokumentację profilu terminala',
  version: '1',
  environment: '"sandbox" lub "production"',
  'secure-address': 'adres https: (http: tylko dla tego komputera, w środowisku sandbox)',
  'auth-scheme': '"oauth" lub "apiKey"',
  'auth-form': '"realm" lub "oauth-token"',
  realm: 'realm, np. nonprod lub prod',
  brand: 'nazwa własna systemu płatności, jak w jego identyfikatorach klienta',
  'identity-domain': 'część po znaku @ w nazwie logowania terminala',
  'merchant-id': 'identyfikator sprzedawcy',
  'terminal-id': 'identyfikator terminala',
  'terminal-kind': '"physical" lub "virtual"',
  'store-object': 'obiekt z polami name, currency i locale',
  'store-name': 'nazwa sklepu',
  currency: 'kod waluty, np. USD',
  'payable-currency':
    'waluta z najwyżej dwoma miejscami po przecinku: system płatności nie czyta ich więcej, więc nie BHD, IQD, JOD, KWD, LYD, OMR ani TND',
  locale: 'kod języka, np. en-US',
  'time-zone': 'strefa czasowa, np. Europe/Berlin',
  'webhook-addresses': 'lista najwyżej 10 adresów',
  'certificate-authorities': 'lista najwyżej 16 certyfikatów urzędów, każdy jako tekst PEM',
  amount: 'kwota, np. 1.00',
  'above-zero': 'więcej niż zero',
  'amount-of-currency':
    'kwota z najwyżej tyloma miejscami po przecinku, ile ma waluta, np. 1.00 w USD lub 100 w JPY',
  'reference-pattern':
    'tekst z {n} lub {random}, ewentualnie też z {date} i {terminal}, np. {date}-{terminal}-{n}',
  'short-reference-pattern': `wzór, który daje najwyżej ${MAX_REFERENCE_LENGTH} znaków`,
  'customer-details-object': 'obiekt z polem ask i ewentualnie keepDays',
  'customer-details-ask': '"never", "on-request" lub "always"',
  days: 'liczba dni od 1 do 3650',
  'rebate-object': 'obiekt z polami percent i merchantPercent',
  percentage: 'wartość procentowa z najwyżej dwoma miejscami po przecinku, w cudzysłowie, np. "2.5"',
  'at-most-rebate-percent': 'najwyżej tyle, ile rebate.percent',
  object: 'obiekt',
  'unused-name': 'nazwa, której nikt inny nie ma',
  pin: `od ${MIN_PIN_LENGTH} do ${MAX_PIN_LENGTH} cyfr`,
  'unmasked-key': 'pełny klucz; ten jest zamaskowany',
};
