import type { Words } from '../words.ts';

export const customer: Words['customer'] = {
  title: 'お客様情報',
  open: 'お客様情報',
  why: 'この支払いとともに決済サービスへ送られ、その後このレジから削除されます。',
  whyKept: (days) => `この支払いとともに決済サービスへ送られ、${days} 日後にこのレジから削除されます。`,
  optional: '任意',
  sameAsEmail: '空欄ならメールアドレスと同じ',
  chooseCountry: '選択…',
  skip: '情報なしで請求',
  charge: (amount) => `${amount} を請求`,
  enter: 'お客様情報を入力',
  enterTodo: 'お客様情報を入力してください。金額と参照番号は残っています。',
  labels: {
    firstName: '名',
    lastName: '姓',
    email: 'メールアドレス',
    phone: '電話番号',
    address: '町名・番地',
    address2: '建物名・階・部屋番号',
    postalCode: '郵便番号',
    city: '市区町村',
    state: '都道府県または州',
    countryCode: '国',
    refundEmail: '返還請求用のメールアドレス',
  },
  faults: {
    missing: '入力してください。',
    'too-long': '長すぎます。短くしてください。',
    unprintable: '送信できない文字が含まれています。入力し直してください。',
    'not-an-email': 'メールアドレスではありません。',
    'not-a-country': '国を選んでください。',
    'not-a-postal-code': 'その国の郵便番号ではありません。',
    malformed: '決済サービスが受け付けません。訂正してください。',
  },
};

export const rebate: Words['rebate'] = {
  name: 'リベート',
  included: (amount) => `申請するリベート：${amount}`,
  parts: (total, merchant, target) => `${total}（加盟店分 ${merchant}、残り ${target}）`,
};
