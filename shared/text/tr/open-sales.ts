import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Açık satışlar',
  elsewhere: (name) => `Başka bir hizmete ait: ${name}`,
  sale: (number) => `Satış ${number}`,
  landed: (number, reference, state) => `Satış ${number}, ${reference}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Kod alınıyor',
  waiting: 'Bekliyor',
  seen: 'Görüldü, onay bekleniyor',
  unrecognised: 'Durum bilinmiyor',
  stale: 'Durum bilinmiyor',
  'not-created': 'Kod oluşturulmadı',
};
