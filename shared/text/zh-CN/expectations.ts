import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'JSON 文件',
  'profile-object': '一个对象：见终端配置文件的文档',
  version: '1',
  environment: '"sandbox" 或 "production"',
  'secure-address': 'https: 地址（http: 仅限本机，且仅限 sandbox 环境）',
  'auth-scheme': '"oauth" 或 "apiKey"',
  'auth-form': '"realm" 或 "oauth-token"',
  realm: 'realm，例如 nonprod 或 prod',
  brand: '支付服务自己的名称，与其客户端 ID 中的一致',
  'identity-domain': '终端登录名中 @ 之后的部分',
  'merchant-id': '商户标识',
  'terminal-id': '终端标识',
  'terminal-kind': '"physical" 或 "virtual"',
  'store-object': '包含 name、currency 和 locale 的对象',
  'store-name': '店铺名称',
  currency: '货币代码，例如 USD',
  'payable-currency':
    '最多两位小数的货币：支付服务不读取更多小数位，因此不能使用 BHD、IQD、JOD、KWD、LYD、OMR 和 TND',
  locale: '语言代码，例如 en-US',
  'time-zone': '时区，例如 Europe/Berlin',
  'webhook-addresses': '最多 10 个地址的列表',
  'certificate-authorities': '最多 16 个颁发机构证书的列表，每个为 PEM 文本',
  amount: '金额，例如 1.00',
  'above-zero': '大于零',
  'amount-of-currency': '小数位数不超过该货币的金额，例如 USD 为 1.00，JPY 为 100',
  'reference-pattern':
    '含有 {n} 或 {random} 的文字，还可以有 {date} 和 {terminal}，例如 {date}-{terminal}-{n}',
  'short-reference-pattern': `生成结果不超过 ${MAX_REFERENCE_LENGTH} 个字符的格式`,
  'customer-details-object': '包含 ask、还可以有 keepDays 的对象',
  'customer-details-ask': '"never"、"on-request" 或 "always"',
  days: '1 到 3650 之间的天数',
  'rebate-object': '包含 percent 和 merchantPercent 的对象',
  percentage: '带引号的百分比，最多两位小数，例如 "2.5"',
  'at-most-rebate-percent': '不超过 rebate.percent',
  object: '一个对象',
  'unused-name': '别人没有用过的名字',
  pin: `${MIN_PIN_LENGTH} 到 ${MAX_PIN_LENGTH} 位数字`,
  'unmasked-key': '完整的密钥；这个是打了掩码的',
};
