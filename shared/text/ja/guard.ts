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
  },
  inUse: '開くと続けられます。別の注文なら参照番号を変えてください。',
  back: '戻る',
};

export const earlier: Words['earlier'] = { sale: (number) => `会計 ${number}` };
