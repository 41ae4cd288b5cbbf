import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Yazdır',
  printing: 'Yazdırılıyor…',
  printed: 'Yazıcıya gönderildi.',
  save: 'PDF olarak kaydet',
  saving: 'Kaydediliyor…',
  saved: (file) => `Kaydedildi: ${file}.`,
  close: 'Kapat',
  loading: 'Belge hazırlanıyor…',
  code: 'Adresin QR kodu',
  language: 'Dil',
  kind: 'Belge',
  open: {
    receipt: 'Fiş',
    'reclaim-slip': 'Geri alma belgesi',
    both: 'Fiş ve belge',
    record: 'Ödeme bilgisi',
  },
};
