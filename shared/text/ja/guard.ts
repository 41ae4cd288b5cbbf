import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'サービスが応答しないため、支払われたか分かりません。支払われていないと確かな場合だけ、もう一度請求してください。',
      charge: '未払い：もう一度請求',
    },
    'reference-paid-before': {
      todo: '新しい注文の場合だけ、もう一度請求してください。',
      charge: '新しい注文：請求',
    },
    'reference-open-elsewhere': {
      todo: 'お客様がそちらで支払い中かもしれません。先に別のレジに確認してください。',
      charge: 'それでもここで請求',
    },
    'same-amount-open': {
      todo: '同じお客様ですか？その会計を開いてください。二重払いを防げます。',
      charge: '別のお客様：請求',
    },
    'other-tills-unchecked': {
      todo: '支払い履歴を読めないため、別のレジがこの参照番号で請求した可能性があります。ここではまだ何も請求していません。先にほかのレジに確認してください。',
      charge: 'ほかでは未請求：請求',
    },
  },
  inUse: '開くと続けられます。別の注文なら参照番号を変えてください。',
  writtenDifferently: '書き方は違いますが、同じ参照番号として扱われます。',
  back: '戻る',
};

export const earlier: Words['earlier'] = { sale: (number) => `会計 ${number}` };
