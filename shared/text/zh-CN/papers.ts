import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: '已付全款，谢谢。',
    overpaid: '已付款。发送的款项多于应付金额：多付部分归您所有，可以取回。',
    underpaid: '发送的款项少于应付金额，此交易未付款。已发送的款项归您所有，请取回。',
    expired: '未按时收到付款，此交易未付款。迟到的款项归您所有，请取回。',
    cancelled: '付款已取消，此交易未付款。',
    invalid: '发送的款项无法受理，此交易未付款。款项归您所有，请取回。',
    'amount-differs': '服务显示的金额与此交易不同，因此不视为已付款。请联系本店。',
    open: '出具本单时，付款尚未确认。',
    none: '此交易未显示收款码，因此没有任何付款。',
  },
  receipt: '小票',
  record: '付款记录',
  notAReceipt: '本单不作为购物小票',
  copy: '副本',
  training: '练习：没有资金往来',
  testMoney: '测试资金：没有真实资金往来',
  store: '门店',
  terminal: '终端',
  sale: '交易',
  date: '日期',
  reference: '参考号',
  quantity: (count, each) => `${count} × ${each}`,
  goods: '商品',
  discount: '优惠',
  tip: '小费',
  total: '合计',
  status: '状态',
  notDecided: '未确认',
  neverAsked: '未发起收款',
  requested: '应收',
  received: '收到',
  paymentCode: '支付代码',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: '取回单',
  how: '如何取回',
  steps: [
    '1. 扫描此码，或打开下方地址。',
    '2. 在该页面填写您的电子邮箱。',
    '3. 按邮件中的说明操作。最长需要一天。',
  ],
  lastDay: '取回截止日',
  window: (days) => `期限为付款最后更新后 ${days} 天。逾期只能由支付服务的客服协助。`,
  updated: '最后更新',
  atLatest: '收银机未能查到最后更新的准确时间，因此这是可能的最早日期。',
  over: '此日期已过。请联系支付服务的客服，并出示本单。',
  noPage: '此交易没有已知的付款页面。请联系支付服务的客服，并出示本单。',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: '付款结束后怎么做',
  intro: '无论顾客手机显示什么，均以收银机屏幕上的结果为准。收银机不能退还款项。',
};

export const testPaper: LaterWords['testPaper'] = {
  name: '测试打印',
  title: '测试打印',
  text: '能看清这行字，说明打印机工作正常。',
  letters: '文字',
  sample: '简体中文 收款 交易 金额 壹贰叁肆伍 ￥ ÄÖÜß éèç ñ € £',
  row: '左侧为名称',
  value: '右侧为数值',
  code: 'Countertop 测试打印',
};
