import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: '打印',
  printing: '正在打印…',
  printed: '已发送到打印机。',
  save: '存为 PDF',
  saving: '正在保存…',
  saved: (file) => `已保存为 ${file}。`,
  close: '关闭',
  loading: '正在获取单据…',
  code: '该地址的二维码',
  language: '语言',
  kind: '单据',
  open: {
    receipt: '小票',
    'reclaim-slip': '取回单',
    both: '小票和取回单',
    record: '付款记录',
  },
};
