import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Tamamı ödendi. Teşekkür ederiz.',
    overpaid: 'Ödendi. İstenenden fazlası gönderildi: fazlası sizindir, geri alabilirsiniz.',
    underpaid: 'İstenenden azı gönderildi, bu yüzden bu satış ödenmedi. Gönderdiğiniz sizindir: geri alın.',
    expired:
      'Süresi içinde ödeme gelmedi, bu yüzden bu satış ödenmedi. Geç gönderdiğiniz sizindir: geri alın.',
    cancelled: 'Ödeme iptal edildi, bu yüzden bu satış ödenmedi.',
    invalid: 'Gönderilen kabul edilemedi, bu yüzden bu satış ödenmedi. Gönderdiğiniz sizindir: geri alın.',
    'amount-differs':
      'Ödeme hizmeti bu satıştakinden farklı bir tutar bildiriyor; bu nedenle satış ödenmiş sayılmaz. Lütfen mağazaya başvurun.',
    open: 'Bu belge hazırlandığında ödeme henüz onaylanmamıştı.',
    none: 'Bu satış için kod gösterilmedi, bu yüzden hiçbir şey ödenmedi.',
  },
  receipt: 'Ödeme fişi',
  record: 'Ödeme bilgisi',
  notAReceipt: 'Bu belge fiş değildir',
  copy: 'KOPYA',
  training: 'EĞİTİM: para hareketi olmadı',
  testMoney: 'TEST PARASI: gerçek para hareketi olmadı',
  store: 'Mağaza',
  terminal: 'Terminal no',
  sale: 'Satış',
  date: 'Tarih',
  reference: 'Referans',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Ürünler',
  discount: 'İndirim',
  tip: 'Bahşiş',
  total: 'Toplam',
  status: 'Durum',
  notDecided: 'Henüz onaylanmadı',
  neverAsked: 'Ödeme istenmedi',
  requested: 'İstenen',
  received: 'Gelen',
  paymentCode: 'Ödeme kodu',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Geri alma belgesi',
  how: 'Nasıl geri alınır',
  steps: [
    '1. Bu kodu okutun veya aşağıdaki adresi açın.',
    '2. O sayfada e-posta adresinizi bırakın.',
    '3. E-postada yazanları yapın. Bir güne kadar sürer.',
  ],
  lastDay: 'Geri alma için son gün',
  window: (days) =>
    `Süre, ödemenin son güncellemesinden itibaren ${days} gündür. Sonrasında yalnızca ödeme hizmetinin desteği yardımcı olabilir.`,
  updated: 'Son güncelleme',
  atLatest: 'Kasa son güncellemenin tam zamanını öğrenemedi; bu nedenle olabilecek en erken gün yazılmıştır.',
  over: 'Bu gün geçti. Ödeme hizmetinin desteğine başvurun ve bu belgeyi gösterin.',
  noPage: 'Bu satışın ödeme sayfası bilinmiyor. Ödeme hizmetinin desteğine başvurun ve bu belgeyi gösterin.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'Ödeme sonuçlanınca ne yapılır',
  intro:
    'Müşterinin telefonu ne gösterirse göstersin, kasa ekranındaki söz geçerlidir. Kasa para iade edemez.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Deneme çıktısı',
  title: 'Deneme çıktısı',
  text: 'Bunu okuyabiliyorsanız yazıcı çalışıyor.',
  letters: 'Harfler',
  sample: 'çğıöşü ÇĞİÖŞÜ âîû äß éèê ñ¿¡ àìòù ãõ ąćęłńóśźż € £',
  row: 'Baştaki ad',
  value: 'sondaki değeri',
  code: 'Countertop deneme çıktısı',
};
