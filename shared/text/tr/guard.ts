import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'Ödeme hizmeti yanıt vermiyor, bu yüzden ödenip ödenmediği bilinmiyor. Yalnızca ödenmediğinden eminseniz yeniden tahsilat yapın.',
      charge: 'Ödenmedi: yeniden tahsil et',
    },
    'reference-paid-before': {
      todo: 'Yalnızca yeni bir sipariş için yeniden tahsilat yapın.',
      charge: 'Yeni sipariş: tahsil et',
    },
    'reference-open-elsewhere': {
      todo: 'Müşteri orada ödüyor olabilir. Önce diğer kasaya sorun.',
      charge: 'Yine de burada tahsil et',
    },
    'same-amount-open': {
      todo: 'Aynı müşteri mi? O satışı açın: kimse iki kez ödememeli.',
      charge: 'Başka müşteri: tahsil et',
    },
    'other-tills-unchecked': {
      todo: 'Ödeme geçmişi okunamıyor; başka bir kasa bu referans için tahsilat yapmış olabilir. Burada henüz ödeme istenmedi: önce diğer kasalara sorun.',
      charge: 'Başka yerde tahsil edilmedi: tahsil et',
    },
  },
  inUse: 'Sürdürmek için o satışı açın. Başka bir sipariş için referansı değiştirin.',
  writtenDifferently: 'Farklı yazılmış, ama aynı referans sayılır.',
  back: 'Geri',
};

export const earlier: Words['earlier'] = { sale: (number) => `Satış ${number}` };
