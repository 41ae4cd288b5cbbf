import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: '服务答复：已付款',
    todo: '请交付商品。不要重复收款。',
  },
  seen: {
    title: '已检测到顾客的付款',
    todo: '尚未确认。请等待“已付款”，不要重复收款。',
  },
  'not-seen': {
    title: '尚未收到任何款项',
    todo: '刚刚查询过。请询问顾客是否已发送、是否发往此收款码。请勿关闭此交易。',
  },
  'not-paid': {
    title: '仍未付款',
    todo: '刚刚再次查询过。顾客已发送的款项可在付款页面取回。',
  },
  'no-code': {
    title: '此交易不可能已付款',
    todo: '尚未为其显示收款码。',
  },
  unrecognised: {
    title: '状态未知：不要重复收款',
    todo: '服务返回了本收银机不认识的状态。收银机会继续查询。',
  },
  unknown: {
    title: '尚无法确定：不要重复收款',
    todo: '服务没有响应。请勿交付商品；收银机会继续查询。',
  },
};

export const check: Words['check'] = {
  ask: '顾客说已付款？',
  asking: '正在查询…',
  instead: '这笔付款已有款项到账，可能就是该顾客的：',
  historyUnchecked: (why) => `无法查询其他收银机。${why}`,
};
