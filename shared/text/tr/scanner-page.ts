import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Barkod okuyucu',
  scanNow: 'Şimdi herhangi bir kod okutun. Burada satış veya tahsilat yapılmaz.',
  noMoney: 'Burada satış veya tahsilat yapılmaz.',
  noScan: 'Bu bir okutma değildi: üç karakterden az. Yeniden deneyin.',
  tryScan: 'Okutmayı dene',
  keys: 'Tuşlar',
  pauses: 'Tuşlar arası süre',
  useThese: 'Bu okuyucuya uyanı kullan',
  gap: 'İki tuş arasındaki en uzun süre',
  gapNote: 'Yazılan rakamlar bu kadar geç görünür',
  minLength: 'En kısa kod',
  suffix: 'Kodun sonu',
  prefix: 'Ön ek',
  prefixNote: 'Okuyucunun her koddan önce gönderdiği',
  prefixFault: 'Ön ekte boşluk olmaz; yalnızca düz harf, rakam ve işaret olur.',
  range: (from, to) => `${from}–${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Enter', tab: 'Tab', none: 'Hiçbiri' },
};
