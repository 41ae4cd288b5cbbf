import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('it');

export const findPayment: Words['findPayment'] = {
  title: 'Cerca un pagamento',
  search: 'Riferimento, codice, importo, #numero o giorno',
  hint: 'TAVOLO-9; 12,34; #17; ieri',
  find: 'Cerca',
  today: 'oggi',
  yesterday: 'ieri',
  from: 'Dal',
  to: 'Al',
  only: 'Mostra',
  filters: { all: 'Tutte', open: 'Aperte', exceptions: 'Da controllare' },
  searching: 'Ricerca…',
  found: (count) => plural(count, { one: `${count} vendita trovata.`, other: `${count} vendite trovate.` }),
  foundSome: (count) =>
    plural(count, {
      one: `La vendita trovata più recente (${count}).`,
      other: `Le ${count} vendite trovate più recenti.`,
    }),
  foundPart: (count) =>
    plural(count, {
      one: `${count} vendita contiene questo testo nel riferimento.`,
      other: `${count} vendite contengono questo testo nel riferimento.`,
    }),
  none: 'Nessuna vendita trovata.',
  lookedBackTo: (time) => `Tutti i riferimenti sono stati esaminati fino a questa data: ${time}.`,
  more: 'Vendite meno recenti',
  lookFurther: 'Cerca più indietro',
  wrongDates: 'Il primo giorno non può essere successivo all’ultimo.',
  sale: (number) => `Vendita ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `Vendita ${number}`,
  reference: 'Riferimento',
  paymentCode: 'Codice',
  started: 'Inizio',
  ended: 'Fine',
  requested: 'Richiesto',
  received: 'Ricevuto',
  goTo: 'Vai a questa vendita',
  showPage: 'Mostra di nuovo la pagina',
  hidePage: 'Nascondi la pagina',
  stillOpen: 'Questa vendita non è ancora conclusa.',
  notCreated: 'Non è stato mostrato alcun codice: nessuno può aver pagato.',
  history: 'Cosa è successo',
};

export const history: Words['history'] = {
  started: (amount) => `Vendita iniziata: ${amount}`,
  asked: 'La cassa ha chiesto un codice al servizio',
  'code-shown': 'Codice mostrato al cliente',
  'stray-found': 'Trovato un pagamento il cui codice non è mai stato mostrato',
  triesInARow: (tries) => `Tentativi di seguito: ${tries}`,
  'history-differs': (said) => `Lo storico dei pagamenti indica un altro importo: ${said}`,
  'foreign-payment': 'Il servizio ha indicato un pagamento che non è di questa vendita: non contato',
  'strays-searched': 'Ricerca dei pagamenti la cui risposta è andata persa: completata',
  resumed: 'Qualcuno ha fatto richiedere di nuovo un codice alla cassa',
  'record-damaged': 'Qui una parte della registrazione di questa vendita manca o non è leggibile',
  stopped: 'Interrotta dal cassiere prima che fosse mostrato un codice',
  parked: 'Messa da parte: servito il cliente successivo',
  opened: 'Di nuovo sullo schermo',
  left: 'Il cassiere ha visto la conclusione ed è andato avanti',
  noted: 'Il cassiere ha letto la segnalazione su questa vendita',
  printed: 'È stata stampata una ricevuta o un promemoria',
  'not-sent': (why) => `Il servizio non è stato raggiunto; non è stato incassato nulla. ${why}`,
  lost: (why) => `La risposta alla richiesta è andata persa. ${why}`,
  refused: (why) => `Il servizio ha rifiutato di creare un codice. ${why}`,
  'strays-unchecked': (why) =>
    `Non è stato possibile cercare i pagamenti la cui risposta è andata persa. ${why}`,
  'paid-beside': (earlier) => `È stata pagata anche la vendita ${earlier} per lo stesso ordine`,
  overridden: {
    'earlier-payment-unreadable': 'Incasso avviato benché un pagamento precedente non fosse leggibile',
    'reference-paid-before': 'Incasso avviato benché questo riferimento fosse già stato pagato',
    'reference-open-elsewhere': 'Incasso avviato benché questo riferimento fosse aperto su un’altra cassa',
    'same-amount-open': 'Incasso avviato benché fosse aperta una vendita dello stesso importo',
    'other-tills-unchecked': 'Incasso avviato benché le altre casse non fossero controllabili',
  },
  overriddenOther: 'Incasso avviato nonostante l’avviso della cassa',
  waiting: 'Il servizio attende il pagamento',
  seen: 'Pagamento rilevato, non ancora confermato',
  ended: (outcome) => `Il servizio indica: ${outcome}`,
  unrecognised: (status) => `Il servizio indica «${status}», che questa cassa non conosce`,
  requested: (amount) => `Richiesto: ${amount}`,
  received: (amount) => `Ricevuto: ${amount}`,
  stray: 'Il pagamento il cui codice non è mai stato mostrato',
};
