import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: '已付款',
    verdict: '请交付商品。',
    happened: '顾客已付全款。',
    money: '是，全额。',
    todo: '无需其他操作：此交易已完成。',
  },
  overpaid: {
    title: '已付款，有多付',
    verdict: '请交付商品。',
    happened: '顾客发送的款项多于应收金额。',
    money: '是，应收金额。多付部分仍属于顾客。',
    todo: '请再次出示付款页面：顾客可在 30 天内在该页面取回多付部分。',
  },
  underpaid: {
    title: '未付足',
    verdict: '不要交付商品。',
    happened: '顾客发送的款项少于应收金额。',
    money: '否。已发送的款项仍属于顾客，可在 30 天内取回。',
    todo: '不要再向此收款码发送款项。请再次出示付款页面以便取回，并开始新交易。',
  },
  expired: {
    title: '已过期',
    verdict: '不要交付商品。',
    happened: '未按时收到付款，此收款码已失效。',
    money: '否。迟到的款项可在 30 天内在付款页面取回。',
    todo: '如果顾客仍想付款，请开始新交易。',
  },
  cancelled: {
    title: '已取消',
    verdict: '不要交付商品。',
    happened: '此付款在支付之前被取消。',
    money: '否。',
    todo: '如果顾客仍想付款，请开始新交易。',
  },
  invalid: {
    title: '未受理',
    verdict: '不要交付商品。',
    happened: '服务无法受理所发送的款项，例如币种错误或分多次转账。',
    money: '否。已发送的款项仍属于顾客，可在 30 天内取回。',
    todo: '请再次出示付款页面以便取回，并开始新交易。',
  },
  'amount-differs': {
    title: '金额不符',
    verdict: '不要交付商品。',
    happened: '服务显示已付款，但金额或货币与此交易不同。',
    money: '无法确定：服务显示的金额不同。',
    todo: '请叫店长，不要重复收款：此付款将与服务的记录核对。',
  },
};

export const outcome: Words['outcome'] = {
  happened: '发生了什么',
  money: '款项是否归本店？',
  todo: '现在怎么做',
  requested: '应收',
  received: '收到',
  newSale: '新交易',
  stay: '停留在此',
  returns: (seconds) => `${seconds} 秒后开始新交易`,
  showPage: '付款页面',
  hidePage: '隐藏页面',
  pageQr: '取回页面二维码',
  pageHint: '顾客扫描此码，填写电子邮箱，在该页面取回款项。最长需要一天。',
};

export const notCreated: Words['notCreated'] = {
  refused: '未生成收款码',
  stopped: '交易已停止',
  verdict: '无人付款。',
  stoppedText: '交易在显示收款码之前已停止。',
  money: '否。没有收款码，任何人都不可能付款。',
  todo: '请重新开始：金额已保留。',
  otherCurrency: '请按收银台现在的货币重新输入金额。',
  newSale: '新交易',
};
