import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: '扫码枪',
  scanNow: '现在请扫描任意条码。此处不销售也不收款。',
  noMoney: '此处不销售也不收款。',
  noScan: '这不是扫码：少于三个字符。请重试。',
  tryScan: '试扫',
  keys: '按键',
  pauses: '按键间隔',
  useThese: '采用适合此扫码枪的设置',
  gap: '两个按键之间的最长间隔',
  gapNote: '手动输入的数字会晚这么久显示',
  minLength: '最短条码',
  suffix: '条码结尾',
  prefix: '前缀',
  prefixNote: '扫码枪在每个条码前发送的内容',
  prefixFault: '前缀不含空格，只能是普通字母、数字和符号。',
  range: (from, to) => `${from} 至 ${to} 毫秒`,
  ms: (value) => `${value} 毫秒`,
  suffixes: { enter: '回车', tab: 'Tab', none: '无' },
};
