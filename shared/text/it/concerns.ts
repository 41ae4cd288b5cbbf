import type { Words } from '../words.ts';

export const concerns: Words['concerns'] = {
  title: 'Da controllare',
  noted: 'Ho letto',
  readFirst: 'È cambiato qualcosa: leggere sotto.',
  paidTwice: {
    title: (sale) => `La vendita ${sale} è stata pagata due volte`,
    text: (payments, amount) =>
      payments === 2
        ? `Per una sola vendita sono arrivati due pagamenti. Il servizio non può rimborsare: restituire ${amount} come d’uso nel negozio e avvisare il responsabile.`
        : `Per una sola vendita sono arrivati ${payments} pagamenti. Il servizio non può rimborsare: restituire ${amount} per ogni pagamento in più, come d’uso nel negozio, e avvisare il responsabile.`,
  },
  paidBeside: {
    title: (earlier, later) => `Le vendite ${earlier} e ${later} sono state pagate entrambe`,
    text: (amount) =>
      `La seconda è stata incassata mentre non era possibile verificare la prima. Se si trattava dello stesso ordine, restituire ${amount} come d’uso nel negozio: il servizio non può rimborsare. Avvisare il responsabile.`,
  },
  paidAfterAll: {
    title: (sale) => `La vendita ${sale} alla fine è stata pagata`,
    text: (was, now) =>
      `${told(was)}; ora il servizio indica «${now}». Non incassare di nuovo: consegnare la merce o chiarire con il cliente.`,
  },
  changed: {
    title: (sale) => `La vendita ${sale} è cambiata`,
    text: (was, now, money) =>
      `${told(was)}; ora il servizio indica «${now}». È stato incassato denaro? ${money} Avvisare il responsabile.`,
  },
  lookedAtAgain: {
    title: (sale) => `La vendita ${sale} non è ancora conclusa`,
    text: (was) =>
      `${told(was)}; il servizio la sta riesaminando. Non incassare di nuovo: la cassa continua a seguirla.`,
  },
  lostUnchecked: {
    title: (sale) => `Vendita ${sale}: risposte perse non verificate`,
    text: (why) =>
      `La connessione si è interrotta durante la creazione del codice, e la cassa non ha potuto cercare eventuali pagamenti rimasti in sospeso. Nessuno ne ha visto i codici. ${why} Con una chiave API nella configurazione la cassa può cercarli.`,
  },
  amountDiffers: {
    title: (sale) => `Vendita ${sale}: il servizio indica un altro importo`,
    text: (amount, stated) =>
      `Questa vendita è di ${amount}. ${stated === undefined ? '' : `Il servizio indica ${stated}. `}Non consegnare la merce e non incassare di nuovo. Avvisare il responsabile.`,
  },
  foreignPayment: {
    title: (sale) => `Vendita ${sale}: un pagamento che non è suo`,
    text: (payments) =>
      `Pagamenti indicati dal servizio per questa vendita che non sono suoi: ${payments}. Sono di un’altra vendita, di un’altra cassa o di un altro importo e non contano. Il responsabile li cerca nei registri del servizio.`,
  },
};

function told(was: string | undefined): string {
  return was === undefined ? 'Era stata chiusa senza pagamento' : `Si era conclusa con «${was}»`;
}
