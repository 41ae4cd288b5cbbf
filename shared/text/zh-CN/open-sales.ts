import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: '进行中的交易',
  elsewhere: (name) => `属于另一个服务：${name}`,
  sale: (number) => `交易 ${number}`,
  landed: (number, reference, state) => `交易 ${number}，${reference}：${state}`,
};

export const stages: Words['stages'] = {
  creating: '正在获取收款码',
  waiting: '等待付款',
  seen: '已检测到，确认中',
  unrecognised: '状态未知',
  stale: '状态未知',
  'not-created': '未生成收款码',
};
