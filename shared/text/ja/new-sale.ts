import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: '新しい会計',
  amount: '金額',
  keypad: 'テンキー',
  backspace: '1 文字消す',
  clear: 'クリア',
  reference: '参照番号',
  referenceHint: '空欄なら自動で付きます',
  otherTillsUnseen: '他のレジは確認されません',
  charge: '請求',
  accepted: '利用できる支払い方法',
  atLeast: (amount) => `請求は ${amount} からです。`,
  askAmount: (amount) => `${amount} を請求しますか？`,
  aboveLimit: (limit) =>
    `${limit} を超える金額は先に確認します。まだ何も請求していません。金額を確かめてください。`,
  confirmAmount: (amount) => `はい、${amount} を請求`,
  openExisting: 'その会計を開く',
  enterSecrets: '認証情報を入力',
  keyTriedAgain: 'レジは同じキーで数分ごとに自動で試し、未完了の決済を確認します。',
  amountFaults: {
    empty: '先に金額を入力してください。',
    zero: '金額は 0 より大きくしてください。',
    'too-long': `金額は ${MAX_AMOUNT_DIGITS} 桁までです。`,
    'not-digits': '金額は数字だけで入力してください。',
  },
  referenceFaults: {
    'too-long': `参照番号は ${MAX_REFERENCE_LENGTH} 文字までです。短くしてください。`,
    'control-characters': '表示できない文字が含まれています。入力し直してください。',
  },
};
