import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: '此处不接受扫码，已忽略',
  overflow: (code) => `一次扫码过多：${code} 未被接受，请重新扫描。`,
  unknownTitle: '未知条码',
  unknown: (code) => `未知条码 ${code}。它不在此笔销售中，也未收款。`,
  todo: '输入价格即可添加；或先把商品放到一边并忽略此次扫码。',
  ignore: '忽略此次扫码',
  useAsReference: '用作参考号',
  referenceStays: (reference) => `参考号 ${reference} 保持已输入的内容。`,
  price: '价格',
  addForPrice: (amount) => `按 ${amount} 添加`,
  openItem: (code) => `商品 ${code}`,
};
