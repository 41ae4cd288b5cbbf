import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: '正在获取收款码…',
  pausedTitle: '没有收款码',
  nobodyPaid: '尚未显示收款码，不可能有人付款。',
  stop: '停止此交易',
  newSale: '新交易',
  tryNow: '立即获取收款码',
  goOn: '仍然获取收款码',
  paused: {
    'record-damaged': '这笔交易的记录已损坏：再次收款前请先核对',
    'answers-unreadable': '无法读取支付服务的答复：收银机已停止请求',
    'answers-lost': '支付服务的答复丢失：收银机已停止请求',
    'tries-exhausted': '长时间无法连接支付服务：收银机已停止请求',
  },
  checkFirst:
    '可能已经显示过收款码并已付款，收银机无法判断。继续之前，请先在支付服务中查找这笔交易。如果没有付款，可在此继续或停止这笔交易。',
  pausedTodo: '没有显示收款码，因此没有收款。请停止这笔交易并重新开始，或询问店长。',
  mayExist: (payments) => `支付服务中最多可能留有 ${payments} 笔无人能付款的付款单。`,
};

export const awaiting: Words['awaiting'] = {
  waiting: '等待付款',
  seen: '已检测到付款，确认中',
  unknown: '正在查询状态',
  steps: '付款步骤',
  stepWaiting: '等待中',
  stepSeen: '已检测到，确认中',
  exact: '请按显示的金额付款，不多不少',
  qr: '付款二维码',
  qrTooLong: '此地址过长，无法生成二维码。顾客可手动输入：',
  store: '门店',
  reference: '参考号',
  accepted: '付款方式',
  paymentCode: '支付代码',
  elapsed: (time) => `已显示 ${time}`,
  checked: (seconds) => (seconds < 60 ? `${seconds} 秒前查询` : `${Math.floor(seconds / 60)} 分钟前查询`),
  notChecked: '尚未查询',
  address: '或打开此地址',
  newSale: '新交易',
};

export const unknown: Words['unknown'] = {
  title: '状态未知：不要重复收款',
  unrecognised: (status) => `服务返回了本收银机不认识的状态：“${status}”。`,
  todo: '收银机会继续查询：请等待“已付款”。',
  verdict: '先不要交付商品。',
  happened: '服务没有响应，或返回了收银机不认识的内容。',
  money: '尚不清楚。顾客可能已经付款。',
};
