import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Pagato per intero. Grazie.',
    overpaid: 'Pagato. È stato inviato più di quanto richiesto: l’eccedenza è Sua e può recuperarla.',
    underpaid:
      'È stato inviato meno di quanto richiesto: questa vendita non è pagata. Ciò che è stato inviato è Suo: può recuperarlo.',
    expired:
      'Non è arrivato alcun pagamento in tempo: questa vendita non è pagata. Ciò che è stato inviato in ritardo è Suo: può recuperarlo.',
    cancelled: 'Il pagamento è stato annullato: questa vendita non è pagata.',
    invalid:
      'Non è stato possibile accettare ciò che è stato inviato: questa vendita non è pagata. Il denaro è Suo: può recuperarlo.',
    'amount-differs':
      'Il servizio indica un importo diverso da quello di questa vendita, che quindi non risulta pagata. Rivolgersi al negozio.',
    open: 'Il pagamento non era ancora confermato quando è stato prodotto questo documento.',
    none: 'Per questa vendita non è stato mostrato alcun codice: non è stato pagato nulla.',
  },
  receipt: 'Ricevuta',
  record: 'Stato del pagamento',
  notAReceipt: 'Questa non è una ricevuta',
  copy: 'COPIA',
  training: 'FORMAZIONE: nessun denaro trasferito',
  testMoney: 'DENARO DI PROVA: nessun denaro reale trasferito',
  store: 'Negozio',
  terminal: 'Terminale',
  sale: 'Vendita',
  date: 'Data',
  reference: 'Riferimento',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Articoli',
  discount: 'Sconto',
  tip: 'Mancia',
  total: 'Totale',
  status: 'Stato',
  notDecided: 'Non confermato',
  neverAsked: 'Mai richiesto',
  requested: 'Richiesto',
  received: 'Ricevuto',
  paymentCode: 'Codice di pagamento',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Promemoria di recupero',
  how: 'Come recuperare il denaro',
  steps: [
    '1. Inquadrare questo codice o aprire l’indirizzo qui sotto.',
    '2. Lasciare il proprio indirizzo e-mail su quella pagina.',
    '3. Seguire le istruzioni dell’e-mail. Serve fino a un giorno.',
  ],
  lastDay: 'Ultimo giorno per il recupero',
  window: (days) =>
    `Il termine è di ${days} giorni dall’ultimo aggiornamento del pagamento. Dopo, può aiutare solo l’assistenza del servizio di pagamento.`,
  updated: 'Ultimo aggiornamento',
  atLatest:
    'La cassa non ha potuto conoscere l’ora esatta dell’ultimo aggiornamento: la data indicata è quindi la più vicina possibile.',
  over: 'Questa data è passata. Rivolgersi all’assistenza del servizio di pagamento e mostrare questo promemoria.',
  noPage:
    'Per questa vendita non è nota alcuna pagina di pagamento. Rivolgersi all’assistenza del servizio di pagamento e mostrare questo promemoria.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'Cosa fare alla fine di un pagamento',
  intro:
    'Decide ciò che è scritto sullo schermo, qualunque cosa mostri il telefono del cliente. La cassa non può restituire denaro.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Stampa di prova',
  title: 'Stampa di prova',
  text: 'Se questo testo è leggibile, la stampante funziona.',
  letters: 'Caratteri',
  sample: 'ÄÖÜß éèêç ñ¿¡ àìòù ãõ ąćęłńóśźż ğışİ € £',
  row: 'Un nome all’inizio',
  value: 'il suo valore alla fine',
  code: 'Stampa di prova Countertop',
};
