import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: '新交易',
  amount: '金额',
  keypad: '数字键盘',
  backspace: '退格',
  clear: '清除',
  reference: '参考号',
  referenceHint: '留空则自动生成',
  otherTillsUnseen: '不检查其他收银机',
  charge: '收款',
  accepted: '支持的付款方式',
  atLeast: (amount) => `收款金额至少为 ${amount}。`,
  askAmount: (amount) => `收款 ${amount}？`,
  aboveLimit: (limit) => `超过 ${limit} 需先确认。尚未收款：请核对金额。`,
  confirmAmount: (amount) => `是，收款 ${amount}`,
  openExisting: '打开该交易',
  enterSecrets: '输入凭据',
  keyTriedAgain: '收银机会每隔几分钟自动用同一密钥重试，并以此查询未完成的付款。',
  amountFaults: {
    empty: '请先输入金额。',
    zero: '金额必须大于零。',
    'too-long': `金额最多 ${MAX_AMOUNT_DIGITS} 位数字。`,
    'not-digits': '金额只能由数字组成。',
  },
  referenceFaults: {
    'too-long': `参考号最多 ${MAX_REFERENCE_LENGTH} 个字符，请缩短。`,
    'control-characters': '参考号含有无法显示的字符，请重新输入。',
  },
};
