import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'um arquivo JSON',
  'profile-object': 'um objeto: veja a documentação do perfil do terminal',
  version: '1',
  environment: '"sandbox" ou "production"',
  'secure-address': 'um endereço https: (http: somente para este computador, no ambiente sandbox)',
  'auth-scheme': '"oauth" ou "apiKey"',
  'auth-form': '"realm" ou "oauth-token"',
  realm: 'o realm, p. ex. nonprod ou prod',
  brand: 'o nome do próprio serviço, como nos IDs de cliente dele',
  'identity-domain': 'a parte depois do @ no nome de login do terminal',
  'merchant-id': 'o identificador do lojista',
  'terminal-id': 'o identificador do terminal',
  'terminal-kind': '"physical" ou "virtual"',
  'store-object': 'um objeto com name, currency e locale',
  'store-name': 'o nome da loja',
  currency: 'um código de moeda, p. ex. USD',
  'payable-currency':
    'uma moeda com no máximo duas casas decimais: o serviço de pagamento não lê mais, então BHD, IQD, JOD, KWD, LYD, OMR e TND não podem ser cobrados',
  locale: 'um código de idioma, p. ex. en-US',
  'time-zone': 'um fuso horário, p. ex. Europe/Berlin',
  'webhook-addresses': 'uma lista de no máximo 10 endereços',
  'certificate-authorities': 'uma lista de no máximo 16 certificados de autoridade, cada um como texto PEM',
  amount: 'um valor, p. ex. 1.00',
  'above-zero': 'mais que zero',
  'amount-of-currency': 'um valor com no máximo as casas decimais da moeda, p. ex. 1.00 em USD ou 100 em JPY',
  'reference-pattern':
    'um texto com {n} ou {random} e, se quiser, {date} e {terminal}, p. ex. {date}-{terminal}-{n}',
  'short-reference-pattern': `um modelo que gere no máximo ${MAX_REFERENCE_LENGTH} caracteres`,
  'customer-details-object': 'um objeto com ask e, se quiser, keepDays',
  'customer-details-ask': '"never", "on-request" ou "always"',
  days: 'um número de dias de 1 a 3650',
  'rebate-object': 'um objeto com percent e merchantPercent',
  percentage: 'uma porcentagem com no máximo duas casas decimais, entre aspas, p. ex. "2.5"',
  'at-most-rebate-percent': 'no máximo rebate.percent',
  object: 'um objeto',
  'unused-name': 'um nome que ninguém mais tenha',
  pin: `de ${MIN_PIN_LENGTH} a ${MAX_PIN_LENGTH} dígitos`,
  'unmasked-key': 'a chave completa; esta está mascarada',
};
