import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: '顾客屏',
  display: '第二屏幕',
  displays: {
    automatic: { name: '自动', text: '接上第二台显示器后用作顾客屏。' },
    off: { name: '关闭', text: '顾客看本屏幕。' },
  },
  tip: '小费',
  tips: {
    ask: { name: '询问顾客', text: '收款时先在顾客屏上询问小费。' },
    off: { name: '不询问', text: '收款时立即显示收款码。' },
  },
  state: {
    none: '未连接第二台显示器。',
    shown: '顾客屏已开启。',
    unplugged: '顾客屏连接已断开。',
    closed: '顾客屏已被关闭。',
  },
  lost: '没有丢失任何内容。请将本屏幕出示给顾客。',
  openAgain: '重新打开',
  understood: '知道了',
  asking: '顾客正在选择小费',
  askingText: '随后会自动继续。',
  noTip: '不加小费：立即收款',
  back: '返回',
  turn: '出示给顾客',
  turnBack: '返回收银',
  letType: '由顾客填写',
  typing: '顾客正在填写信息',
  typingText: '填好后会自动显示在这里。',
  typeHere: '改在这里填写',
  given: '顾客已填写。请核对后收款。',
  declined: '顾客不愿提供信息。',
};
