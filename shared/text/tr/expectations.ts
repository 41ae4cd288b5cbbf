import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'bir JSON dosyası',
  'profile-object': 'bir nesne: terminal profilinin belgelerine bakın',
  version: '1',
  environment: '"sandbox" veya "production"',
  'secure-address': 'bir https: adresi (http: yalnızca bu bilgisayar için, sandbox ortamında)',
  'auth-scheme': '"oauth" veya "apiKey"',
  'auth-form': '"realm" veya "oauth-token"',
  realm: 'realm, örn. nonprod veya prod',
  brand: 'hizmetin kendi adı, istemci kimliklerinde geçtiği gibi',
  'identity-domain': 'terminalin oturum açma adında @ işaretinden sonraki bölüm',
  'merchant-id': 'üye iş yerinin kimliği',
  'terminal-id': 'terminalin kimliği',
  'terminal-kind': '"physical" veya "virtual"',
  'store-object': 'name, currency ve locale içeren bir nesne',
  'store-name': 'mağazanın adı',
  currency: 'bir para birimi kodu, örn. USD',
  'payable-currency':
    'en çok iki ondalıklı bir para birimi: ödeme hizmeti fazlasını okumaz, bu yüzden BHD, IQD, JOD, KWD, LYD, OMR ve TND olmaz',
  locale: 'bir dil kodu, örn. en-US',
  'time-zone': 'bir saat dilimi, örn. Europe/Berlin',
  'webhook-addresses': 'en çok 10 adreslik bir liste',
  'certificate-authorities': 'her biri PEM metni olan en çok 16 yetkili sertifikasından oluşan bir liste',
  amount: 'bir tutar, örn. 1.00',
  'above-zero': 'sıfırdan büyük bir sayı',
  'amount-of-currency':
    'para biriminin ondalıklarından fazlası olmayan bir tutar, örn. USD için 1.00, JPY için 100',
  'reference-pattern':
    '{n} veya {random}, isteğe bağlı olarak {date} ve {terminal} içeren bir metin, örn. {date}-{terminal}-{n}',
  'short-reference-pattern': `en çok ${MAX_REFERENCE_LENGTH} karakter üreten bir kalıp`,
  'customer-details-object': 'ask, isteğe bağlı olarak keepDays içeren bir nesne',
  'customer-details-ask': '"never", "on-request" veya "always"',
  days: '1 ile 3650 arasında bir gün sayısı',
  'rebate-object': 'percent ve merchantPercent içeren bir nesne',
  percentage: 'tırnak içinde, en çok iki ondalık basamaklı bir yüzde, örn. "2.5"',
  'at-most-rebate-percent': 'en çok rebate.percent kadar',
  object: 'bir nesne',
  'unused-name': 'başka kimsede olmayan bir ad',
  pin: `${MIN_PIN_LENGTH} ile ${MAX_PIN_LENGTH} arası rakam`,
  'unmasked-key': 'anahtarın tamamı; bu, gizlenmiş hâli',
};
