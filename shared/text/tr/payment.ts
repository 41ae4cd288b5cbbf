import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Kod alınıyor…',
  pausedTitle: 'Kod yok',
  nobodyPaid: 'Kod gösterilmedi, bu yüzden kimse ödemiş olamaz.',
  stop: 'Bu satışı durdur',
  newSale: 'Yeni satış',
  tryNow: 'Kodu şimdi iste',
  goOn: 'Kodu yine de iste',
  paused: {
    'record-damaged': 'Bu satışın kaydı bozuk: yeniden tahsil etmeden önce kontrol edin',
    'answers-unreadable': 'Hizmetin yanıtları okunamıyor: kasa istemeyi durdurdu',
    'answers-lost': 'Hizmetin yanıtları kayboldu: kasa istemeyi durdurdu',
    'tries-exhausted': 'Hizmete uzun süre ulaşılamadı: kasa istemeyi durdurdu',
  },
  checkFirst:
    'Bir kod gösterilmiş ve ödenmiş olabilir; kasa bunu bilmiyor. Devam etmeden önce bu satışı ödeme hizmetinde arayın. Ödenmediyse buradan devam edin ya da satışı durdurun.',
  pausedTodo:
    'Kod gösterilmedi, yani para alınmadı. Bu satışı durdurup yenisini başlatın ya da bir yöneticiye sorun.',
  mayExist: (payments) =>
    payments === 1
      ? 'Hizmette kimsenin ödeyemeyeceği bir ödeme kalmış olabilir.'
      : `Hizmette kimsenin ödeyemeyeceği en çok ${payments} ödeme kalmış olabilir.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'Ödeme bekleniyor',
  seen: 'Ödeme görüldü, onay bekleniyor',
  unknown: 'Durum kontrol ediliyor',
  steps: 'Ödemenin adımları',
  stepWaiting: 'Bekleniyor',
  stepSeen: 'Görüldü, onay bekleniyor',
  exact: 'Gösterilen tutarı tam olarak ödeyin',
  qr: 'Ödeme QR kodu',
  qrTooLong: 'Bu adres bir kod için çok uzun. Müşteri yazarak girebilir:',
  store: 'Mağaza',
  reference: 'Referans',
  accepted: 'Geçerli',
  paymentCode: 'Kod',
  elapsed: (time) => `Ekranda: ${time}`,
  checked: (seconds) =>
    seconds < 60 ? `${seconds} sn önce kontrol edildi` : `${Math.floor(seconds / 60)} dk önce kontrol edildi`,
  notChecked: 'Henüz kontrol edilmedi',
  address: 'Veya bu adresi açın',
  newSale: 'Yeni satış',
};

export const unknown: Words['unknown'] = {
  title: 'Durum bilinmiyor: yeniden tahsilat yapmayın',
  unrecognised: (status) => `Ödeme hizmeti, bu kasanın tanımadığı bir durum bildiriyor: “${status}”.`,
  todo: 'Kasa kontrol etmeyi sürdürüyor: “Ödendi” yazısını bekleyin.',
  verdict: 'Henüz ürün vermeyin.',
  happened: 'Ödeme hizmeti yanıt vermiyor veya kasanın tanımadığı bir şey bildiriyor.',
  money: 'Henüz bilinmiyor. Müşteri ödemiş olabilir.',
};
