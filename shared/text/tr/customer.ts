import type { Words } from '../words.ts';

export const customer: Words['customer'] = {
  title: 'Müşteri bilgileri',
  open: 'Müşteri bilgileri',
  why: 'Bu ödemeyle birlikte ödeme hizmetine gönderilir ve ardından bu kasadan silinir.',
  whyKept: (days) =>
    `Bu ödemeyle birlikte ödeme hizmetine gönderilir ve ${days} gün sonra bu kasadan silinir.`,
  optional: 'İsteğe bağlı',
  sameAsEmail: 'Boşsa e-posta ile aynı',
  chooseCountry: 'Seçin…',
  skip: 'Bilgisiz tahsil et',
  charge: (amount) => `Tahsil et: ${amount}`,
  enter: 'Müşteri bilgilerini gir',
  enterTodo: 'Müşterinin bilgilerini girin: tutar ve referans korunur.',
  labels: {
    firstName: 'Ad',
    lastName: 'Soyadı',
    email: 'E-posta',
    phone: 'Telefon',
    address: 'Sokak ve numara',
    address2: 'Daire, kat, bina',
    postalCode: 'Posta kodu',
    city: 'İlçe veya şehir',
    state: 'İl, eyalet veya bölge',
    countryCode: 'Ülke',
    refundEmail: 'Geri alma için e-posta',
  },
  faults: {
    missing: 'Bu alanı doldurun.',
    'too-long': 'Çok uzun. Kısaltın.',
    unprintable: 'Gönderilemeyen karakterler içeriyor. Yeniden yazın.',
    'not-an-email': 'Bu bir e-posta adresi değil.',
    'not-a-country': 'Bir ülke seçin.',
    'not-a-postal-code': 'Bu, o ülkenin posta kodu değil.',
    malformed: 'Ödeme hizmeti bunu kabul etmiyor. Düzeltin.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Ödeme indirimi',
  included: (amount) => `İstenen ödeme indirimi: ${amount}`,
  parts: (total, merchant, target) => `${total} (üye iş yerinin payı ${merchant}, kalanı ${target})`,
};
