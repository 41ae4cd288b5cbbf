import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'Ödeme hizmeti bildiriyor: ödendi',
    todo: 'Ürünleri teslim edin. Yeniden tahsilat yapmayın.',
  },
  seen: {
    title: 'Müşterinin ödemesi görüldü',
    todo: 'Henüz onaylanmadı. “Ödendi” yazısını bekleyin ve yeniden tahsilat yapmayın.',
  },
  'not-seen': {
    title: 'Henüz bir şey gelmedi',
    todo: 'Az önce bakıldı. Müşteriye ödemeyi gönderip göndermediğini ve bu koda mı gönderdiğini sorun. Bu satışı açık bırakın.',
  },
  'not-paid': {
    title: 'Hâlâ ödenmedi',
    todo: 'Az önce yeniden bakıldı. Müşterinin gönderdiği, ödeme sayfasından geri alınabilir.',
  },
  'no-code': {
    title: 'Bu satış ödenmiş olamaz',
    todo: 'Bu satış için kod gösterilmedi.',
  },
  unrecognised: {
    title: 'Durum bilinmiyor: yeniden tahsilat yapmayın',
    todo: 'Ödeme hizmeti, bu kasanın tanımadığı bir durum bildiriyor. Kasa kontrol etmeyi sürdürüyor.',
  },
  unknown: {
    title: 'Henüz belli değil: yeniden tahsilat yapmayın',
    todo: 'Ödeme hizmeti yanıt vermiyor. Ürün vermeyin; kasa sormayı sürdürüyor.',
  },
};

export const check: Words['check'] = {
  ask: 'Müşteri “ödedim” mi diyor?',
  asking: 'Kontrol ediliyor…',
  instead: 'Bu ödemeye para geldi; müşterinin ödemesi bu olabilir:',
  historyUnchecked: (why) => `Diğer kasalar kontrol edilemedi. ${why}`,
};
