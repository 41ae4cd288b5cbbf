import type { Words } from '../words.ts';

export const concerns: Words['concerns'] = {
  title: 'Bitte beachten',
  noted: 'Gelesen',
  readFirst: 'Das hat sich geändert: bitte unten lesen.',
  paidTwice: {
    title: (sale) => `Verkauf ${sale} wurde doppelt bezahlt`,
    text: (payments, amount) =>
      payments === 2
        ? `Für einen Verkauf sind zwei Zahlungen eingegangen. Der Dienst kann nichts erstatten: ${amount} wie im Geschäft üblich zurückgeben und der Leitung melden.`
        : `Für einen Verkauf sind ${payments} Zahlungen eingegangen. Der Dienst kann nichts erstatten: für jede überzählige ${amount} wie im Geschäft üblich zurückgeben und der Leitung melden.`,
  },
  paidBeside: {
    title: (earlier, later) => `Verkauf ${earlier} und ${later} wurden beide bezahlt`,
    text: (amount) =>
      `Der zweite wurde kassiert, während der erste nicht geprüft werden konnte. War es dieselbe Bestellung, ${amount} wie im Geschäft üblich zurückgeben: der Dienst kann nichts erstatten. Der Leitung melden.`,
  },
  paidAfterAll: {
    title: (sale) => `Verkauf ${sale} ist doch noch bezahlt worden`,
    text: (was, now) =>
      `${told(was)}; der Dienst meldet jetzt „${now}“. Nicht noch einmal kassieren: Ware aushändigen oder mit dem Kunden klären.`,
  },
  changed: {
    title: (sale) => `Verkauf ${sale} hat sich geändert`,
    text: (was, now, money) =>
      `${told(was)}; der Dienst meldet jetzt „${now}“. Wurde Geld eingenommen? ${money} Der Leitung melden.`,
  },
  lookedAtAgain: {
    title: (sale) => `Verkauf ${sale} ist doch noch offen`,
    text: (was) =>
      `${told(was)}; der Dienst prüft ihn erneut. Nicht noch einmal kassieren: die Kasse verfolgt ihn weiter.`,
  },
  lostUnchecked: {
    title: (sale) => `Verkauf ${sale}: verlorene Antworten nicht geprüft`,
    text: (why) =>
      `Beim Erstellen des Codes brach die Verbindung ab, und die Kasse konnte nicht nach übrig gebliebenen Zahlungen suchen. Niemand hat deren Codes gesehen. ${why} Mit einem API-Schlüssel in der Einrichtung kann die Kasse suchen.`,
  },
  amountDiffers: {
    title: (sale) => `Verkauf ${sale}: der Dienst nennt einen anderen Betrag`,
    text: (amount, stated) =>
      `Dieser Verkauf lautet auf ${amount}. ${stated === undefined ? '' : `Der Dienst nennt ${stated}. `}Keine Ware aushändigen und nicht noch einmal kassieren. Der Leitung melden.`,
  },
  foreignPayment: {
    title: (sale) => `Verkauf ${sale}: eine Zahlung, die nicht zu ihm gehört`,
    text: (payments) =>
      `Zahlungen, die der Dienst zu diesem Verkauf genannt hat und die nicht zu ihm gehören: ${payments}. Sie gehören zu einem anderen Verkauf oder einer anderen Kasse oder lauten auf einen anderen Betrag und zählen nicht. Die Leitung sucht sie in den Aufzeichnungen des Dienstes.`,
  },
};

function told(was: string | undefined): string {
  return was === undefined ? 'Er wurde ohne Zahlung geschlossen' : `Er endete mit „${was}“`;
}
