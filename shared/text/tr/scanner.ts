import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Okutma burada dikkate alınmadı',
  overflow: (code) => `Aynı anda çok fazla okutma: ${code} alınmadı. Yeniden okutun.`,
  unknownTitle: 'Bilinmeyen barkod',
  unknown: (code) => `Bilinmeyen barkod: ${code}. Satışta yok ve hiçbir tutar tahsil edilmedi.`,
  todo: 'Eklemek için fiyatını yazın ya da ürünü kenara koyup bu okutmayı yok sayın.',
  ignore: 'Bu okutmayı yok say',
  useAsReference: 'Referans olarak kullan',
  referenceStays: (reference) => `${reference} referansı yazıldığı gibi kalır.`,
  price: 'Fiyat',
  addForPrice: (amount) => `${amount} olarak ekle`,
  openItem: (code) => `Ürün ${code}`,
};
