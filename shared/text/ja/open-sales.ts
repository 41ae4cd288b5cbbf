import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: '開いている会計',
  elsewhere: (name) => `別のサービスの会計: ${name}`,
  sale: (number) => `会計 ${number}`,
  landed: (number, reference, state) => `会計 ${number}、${reference}：${state}`,
};

export const stages: Words['stages'] = {
  creating: 'コードを取得中',
  waiting: '支払い待ち',
  seen: '検知、確認中',
  unrecognised: '状態不明',
  stale: '状態不明',
  'not-created': 'コードなし',
};
