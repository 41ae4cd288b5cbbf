import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menü',
  entries: {
    amounts: { name: 'Katalog ve tutarlar', text: 'Ürünler, hızlı tutarlar, bahşiş, indirim' },
    guide: {
      name: 'Personel için yardım',
      text: 'Ödeme sonuçlanınca ne yapılır; okumak veya yazdırmak için',
    },
    shift: { name: 'Vardiya', text: 'Açma, kapatma, X ve Z raporu' },
    cashiers: { name: 'Kasiyerler', text: 'Adlar, PIN’ler, yetkiler' },
    'find-payment': { name: 'Ödeme bul', text: 'Referans, kod, tutar veya güne göre' },
    printer: { name: 'Yazıcı', text: 'Fiş yazıcısı, para çekmecesi, yazdırılmayanlar' },
    scanner: { name: 'Barkod okuyucu', text: 'Hız, ön ek, kodun sonu; deneme' },
    'customer-screen': { name: 'Müşteri ekranı', text: 'İkinci ekran, bahşiş' },
    preferences: { name: 'Tercihler', text: 'Dil, renkler, yazı boyutu, ses' },
    setup: { name: 'Kurulum', text: 'Bu terminalin profili, eğitim modu' },
  },
};

export const page: Words['page'] = { back: 'Geri' };
