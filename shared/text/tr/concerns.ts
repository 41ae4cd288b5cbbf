import type { Words } from '../words.ts';

export const concerns: Words['concerns'] = {
  title: 'Dikkat gerekiyor',
  noted: 'Okudum',
  readFirst: 'Durum değişti: aşağıyı okuyun.',
  paidTwice: {
    title: (sale) => `Satış ${sale} iki kez ödendi`,
    text: (payments, amount) =>
      payments === 2
        ? `Tek satış için iki ödeme geldi. Ödeme hizmeti iade yapamaz: ${amount} tutarını mağazanızdaki usulle geri verin ve yöneticiye bildirin.`
        : `Tek satış için ${payments} ödeme geldi. Ödeme hizmeti iade yapamaz: her fazla ödeme için ${amount} tutarını mağazanızdaki usulle geri verin ve yöneticiye bildirin.`,
  },
  paidBeside: {
    title: (earlier, later) => `Satış ${earlier} ve ${later}: ikisi de ödendi`,
    text: (amount) =>
      `İlki kontrol edilemezken ikincisi tahsil edildi. Aynı siparişse ${amount} tutarını mağazanızdaki usulle geri verin: ödeme hizmeti iade yapamaz. Yöneticiye bildirin.`,
  },
  paidAfterAll: {
    title: (sale) => `Satış ${sale} sonradan ödendi`,
    text: (was, now) =>
      `${told(was)}; ödeme hizmeti şimdi “${now}” diyor. Yeniden tahsilat yapmayın: ürünleri teslim edin veya müşteriyle anlaşın.`,
  },
  changed: {
    title: (sale) => `Satış ${sale} değişti`,
    text: (was, now, money) =>
      `${told(was)}; ödeme hizmeti şimdi “${now}” diyor. Para alındı mı? ${money} Yöneticiye bildirin.`,
  },
  lookedAtAgain: {
    title: (sale) => `Satış ${sale} henüz bitmemiş`,
    text: (was) =>
      `${told(was)}; ödeme hizmeti yeniden inceliyor. Yeniden tahsilat yapmayın: kasa bu satışı izliyor.`,
  },
  lostUnchecked: {
    title: (sale) => `Satış ${sale}: kaybolan yanıtlar kontrol edilmedi`,
    text: (why) =>
      `Kod oluşturulurken bağlantı koptu ve kasa geride kalan ödemeleri arayamadı. Bu ödemelerin kodlarını kimse görmedi. ${why} Kurulumda girilen bir API anahtarıyla kasa arama yapabilir.`,
  },
  amountDiffers: {
    title: (sale) => `Satış ${sale}: ödeme hizmeti başka bir tutar bildiriyor`,
    text: (amount, stated) =>
      `Bu satışın tutarı ${amount}. ${stated === undefined ? '' : `Ödeme hizmetinin bildirdiği: ${stated}. `}Ürün vermeyin ve yeniden tahsilat yapmayın. Yöneticiye bildirin.`,
  },
  foreignPayment: {
    title: (sale) => `Satış ${sale}: bu satışa ait olmayan bir ödeme`,
    text: (payments) =>
      `Ödeme hizmetinin bu satış için bildirdiği ama bu satışa ait olmayan ödemeler: ${payments}. Başka bir satışa veya kasaya aittir ya da tutarı farklıdır; sayılmaz. Yönetici bunları hizmetin kayıtlarında arar.`,
  },
};

function told(was: string | undefined): string {
  return was === undefined ? 'Ödeme olmadan kapatılmıştı' : `“${was}” olarak sonuçlanmıştı`;
}
