import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'un archivo JSON',
  'profile-object': 'un objeto: consulte la documentación del perfil del terminal',
  version: '1',
  environment: '"sandbox" o "production"',
  'secure-address': 'una dirección https: (http: solo para este equipo, en el entorno sandbox)',
  'auth-scheme': '"oauth" o "apiKey"',
  'auth-form': '"realm" u "oauth-token"',
  realm: 'el realm, p. ej. nonprod o prod',
  brand: 'el nombre del propio servicio, como en sus identificadores de cliente',
  'identity-domain': 'la parte que sigue a la @ en el nombre de acceso del terminal',
  'merchant-id': 'el identificador del comercio',
  'terminal-id': 'el identificador del terminal',
  'terminal-kind': '"physical" o "virtual"',
  'store-object': 'un objeto con name, currency y locale',
  'store-name': 'el nombre de la tienda',
  currency: 'un código de moneda, p. ej. USD',
  'payable-currency':
    'una moneda con dos decimales como máximo: el servicio de pago no lee más, así que no se puede cobrar en BHD, IQD, JOD, KWD, LYD, OMR ni TND',
  locale: 'un código de idioma, p. ej. en-US',
  'time-zone': 'una zona horaria, p. ej. Europe/Berlin',
  'webhook-addresses': 'una lista de 10 direcciones como máximo',
  'certificate-authorities': 'una lista de 16 certificados de autoridad como máximo, cada uno como texto PEM',
  amount: 'un importe, p. ej. 1.00',
  'above-zero': 'más que cero',
  'amount-of-currency':
    'un importe con no más decimales que los de la moneda, p. ej. 1.00 en USD o 100 en JPY',
  'reference-pattern':
    'un texto con {n} o {random}, y si se quiere {date} y {terminal}, p. ej. {date}-{terminal}-{n}',
  'short-reference-pattern': `un patrón que dé como máximo ${MAX_REFERENCE_LENGTH} caracteres`,
  'customer-details-object': 'un objeto con ask y, si se quiere, keepDays',
  'customer-details-ask': '"never", "on-request" o "always"',
  days: 'un número de días del 1 al 3650',
  'rebate-object': 'un objeto con percent y merchantPercent',
  percentage: 'un porcentaje con dos decimales como máximo, entre comillas, p. ej. "2.5"',
  'at-most-rebate-percent': 'como máximo rebate.percent',
  object: 'un objeto',
  'unused-name': 'un nombre que no tenga nadie más',
  pin: `de ${MIN_PIN_LENGTH} a ${MAX_PIN_LENGTH} dígitos`,
  'unmasked-key': 'la clave completa; esta está enmascarada',
};
