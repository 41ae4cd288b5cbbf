import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: '服务没有响应，无法知道是否已付款。只有确定未付款时才可再次收款。',
      charge: '未付款：再次收款',
    },
    'reference-paid-before': {
      todo: '只有新订单才可再次收款。',
      charge: '新订单：收款',
    },
    'reference-open-elsewhere': {
      todo: '顾客可能正在那边付款。请先询问另一台收银机。',
      charge: '仍在此处收款',
    },
    'same-amount-open': {
      todo: '是同一位顾客吗？请打开该交易，以免重复付款。',
      charge: '另一位顾客：收款',
    },
    'other-tills-unchecked': {
      todo: '无法读取付款记录，其他收银机可能已用此参考号收款。此处尚未发起收款：请先询问其他收银机。',
      charge: '别处未收款：收款',
    },
  },
  inUse: '打开即可继续。如果是另一订单，请更改参考号。',
  writtenDifferently: '写法不同，但视为同一参考号。',
  back: '返回',
};

export const earlier: Words['earlier'] = { sale: (number) => `交易 ${number}` };
