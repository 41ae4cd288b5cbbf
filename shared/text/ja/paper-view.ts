import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: '印刷',
  printing: '印刷中…',
  printed: 'プリンターに送りました。',
  save: 'PDF で保存',
  saving: '保存中…',
  saved: (file) => `${file} として保存しました。`,
  close: '閉じる',
  loading: '用紙を準備中…',
  code: 'アドレスの QR コード',
  language: '言語',
  kind: '用紙',
  open: {
    receipt: 'レシート',
    'reclaim-slip': '返還請求票',
    both: 'レシートと請求票',
    record: '支払い記録',
  },
};
