import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'JSONファイル',
  'profile-object': 'オブジェクト：端末プロファイルの説明書を見てください',
  version: '1',
  environment: '"sandbox" または "production"',
  'secure-address': 'https: のアドレス（http: はこのコンピューターだけ、sandbox 環境で使えます）',
  'auth-scheme': '"oauth" または "apiKey"',
  'auth-form': '"realm" または "oauth-token"',
  realm: 'realm（例：nonprod、prod）',
  brand: '決済サービス自身の名前（クライアントIDにあるとおり）',
  'identity-domain': '端末のログイン名の @ より後の部分',
  'merchant-id': '加盟店のID',
  'terminal-id': '端末のID',
  'terminal-kind': '"physical" または "virtual"',
  'store-object': 'name、currency、locale のあるオブジェクト',
  'store-name': '店の名前',
  currency: '通貨コード（例：USD）',
  'payable-currency':
    '小数点以下が2桁までの通貨（決済サービスはそれより細かい金額を読めないため、BHD、IQD、JOD、KWD、LYD、OMR、TND は使えません）',
  locale: '言語タグ（例：en-US）',
  'time-zone': 'タイムゾーン（例：Europe/Berlin）',
  'webhook-addresses': '10件以下のアドレスのリスト',
  'certificate-authorities': '16件以下の認証局証明書のリスト（各項目はPEM形式のテキスト）',
  amount: '金額（例：1.00）',
  'above-zero': 'ゼロより大きい数',
  'amount-of-currency': '小数点以下の桁数が通貨を超えない金額（例：USD なら 1.00、JPY なら 100）',
  'reference-pattern':
    '{n} か {random} のある文字列。{date} と {terminal} も使えます（例：{date}-{terminal}-{n}）',
  'short-reference-pattern': `できあがりが${MAX_REFERENCE_LENGTH}文字以下になる形式`,
  'customer-details-object': 'ask のあるオブジェクト。keepDays も使えます',
  'customer-details-ask': '"never"、"on-request" または "always"',
  days: '1から3650までの日数',
  'rebate-object': 'percent と merchantPercent のあるオブジェクト',
  percentage: '引用符で囲んだ、小数点以下2桁までのパーセント（例："2.5"）',
  'at-most-rebate-percent': 'rebate.percent 以下',
  object: 'オブジェクト',
  'unused-name': 'ほかの人が使っていない名前',
  pin: `${MIN_PIN_LENGTH}～${MAX_PIN_LENGTH}桁の数字`,
  'unmasked-key': '伏せ字のない完全なキー',
};
