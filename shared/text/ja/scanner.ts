import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'この画面ではスキャンは使われません',
  overflow: (code) =>
    `一度にスキャンが多すぎます：${code} は受け付けられませんでした。もう一度スキャンしてください。`,
  unknownTitle: '不明なバーコード',
  unknown: (code) => `不明なバーコード ${code}。会計には入っておらず、何も請求していません。`,
  todo: '価格を入力して追加するか、商品を取り置いてこのスキャンを無視してください。',
  ignore: 'このスキャンを無視',
  useAsReference: '参照番号に使う',
  referenceStays: (reference) => `参照番号 ${reference} は入力されたまま変わりません。`,
  price: '価格',
  addForPrice: (amount) => `${amount} で追加`,
  openItem: (code) => `商品 ${code}`,
};
