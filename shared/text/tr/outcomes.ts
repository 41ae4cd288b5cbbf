import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Ödendi',
    verdict: 'Ürünleri teslim edin.',
    happened: 'Müşteri tutarın tamamını ödedi.',
    money: 'Evet, tutarın tamamı.',
    todo: 'Başka bir şey gerekmez: bu satış bitti.',
  },
  overpaid: {
    title: 'Ödendi, fazlası var',
    verdict: 'Ürünleri teslim edin.',
    happened: 'Müşteri istenen tutardan fazlasını gönderdi.',
    money: 'Evet, istenen tutar. Fazlası hâlâ müşterinindir.',
    todo: 'Ödeme sayfasını yeniden gösterin: müşteri fazlasını 30 gün içinde oradan geri alabilir.',
  },
  underpaid: {
    title: 'Tamamı ödenmedi',
    verdict: 'Ürün vermeyin.',
    happened: 'Müşteri istenen tutardan azını gönderdi.',
    money: 'Hayır. Gönderilen hâlâ müşterinindir; müşteri 30 gün içinde geri alabilir.',
    todo: 'Bu koda artık bir şey gönderilmemeli. Geri alma için ödeme sayfasını yeniden gösterin ve yeni bir satış başlatın.',
  },
  expired: {
    title: 'Süresi doldu',
    verdict: 'Ürün vermeyin.',
    happened: 'Süresi içinde ödeme gelmedi; bu kod artık geçerli değil.',
    money: 'Hayır. Geç gönderilen, ödeme sayfasından 30 gün içinde geri alınabilir.',
    todo: 'Müşteri hâlâ ödemek istiyorsa yeni bir satış başlatın.',
  },
  cancelled: {
    title: 'İptal edildi',
    verdict: 'Ürün vermeyin.',
    happened: 'Ödeme, yapılmadan önce iptal edildi.',
    money: 'Hayır.',
    todo: 'Müşteri hâlâ ödemek istiyorsa yeni bir satış başlatın.',
  },
  invalid: {
    title: 'Kabul edilmedi',
    verdict: 'Ürün vermeyin.',
    happened: 'Ödeme hizmeti gönderileni kabul edemedi; örneğin yanlış kripto para veya birden çok transfer.',
    money: 'Hayır. Gönderilen hâlâ müşterinindir; müşteri 30 gün içinde geri alabilir.',
    todo: 'Geri alma için ödeme sayfasını yeniden gösterin ve yeni bir satış başlatın.',
  },
  'amount-differs': {
    title: 'Tutar farklı',
    verdict: 'Ürün vermeyin.',
    happened:
      'Ödeme hizmeti ödendi diyor, ama bu satıştakinden farklı bir tutar veya para birimi bildiriyor.',
    money: 'Kesin değil: ödeme hizmeti başka bir tutar bildiriyor.',
    todo: 'Yöneticiyi çağırın ve yeniden tahsilat yapmayın: ödeme, hizmetin kayıtlarıyla karşılaştırılır.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'Ne oldu',
  money: 'Para alındı mı?',
  todo: 'Şimdi ne yapmalı',
  requested: 'İstenen',
  received: 'Gelen',
  newSale: 'Yeni satış',
  stay: 'Burada kal',
  returns: (seconds) => `Yeni satış: ${seconds} sn`,
  showPage: 'Ödeme sayfası',
  hidePage: 'Sayfayı gizle',
  pageQr: 'Geri alma sayfası QR kodu',
  pageHint: 'Müşteri bunu okutur, e-posta adresini bırakır ve oradan geri alır. Bir güne kadar sürer.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'Kod oluşturulmadı',
  stopped: 'Satış durduruldu',
  verdict: 'Kimse ödemedi.',
  stoppedText: 'Satış, kod gösterilmeden önce durduruldu.',
  money: 'Hayır. Kod olmadan kimse ödemiş olamaz.',
  todo: 'Yeniden başlatın: tutar korunuyor.',
  otherCurrency: 'Tutarı, kasanın şimdi tahsil ettiği para biriminde yeniden yazın.',
  newSale: 'Yeni satış',
};
