import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'スキャナー',
  scanNow: 'コードをスキャンしてください。ここでは販売も請求もしません。',
  noMoney: 'ここでは販売も請求もしません。',
  noScan: 'スキャンではありませんでした（3 文字未満）。もう一度お試しください。',
  tryScan: '試しにスキャン',
  keys: 'キー',
  pauses: 'キーの間隔',
  useThese: 'このスキャナーに合う値を使う',
  gap: 'キーの最長の間隔',
  gapNote: '入力した数字はこれだけ遅れて表示されます',
  minLength: '最短のコード',
  suffix: 'コードの終わり',
  prefix: '先頭文字',
  prefixNote: 'スキャナーがコードの前に送る文字',
  prefixFault: '先頭文字に空白は使えません。半角の英数字と記号だけです。',
  range: (from, to) => `${from}～${to} ミリ秒`,
  ms: (value) => `${value} ミリ秒`,
  suffixes: { enter: 'Enter', tab: 'Tab', none: 'なし' },
};
