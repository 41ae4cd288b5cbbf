import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('it');

export const customerDisplay: Words['customerDisplay'] = {
  closed: 'Questa cassa è chiusa',
  welcome: 'Benvenuti',
  practice: 'Formazione: denaro non reale',
  accepted: 'Si accettano',
  total: 'Totale',
  amount: 'Importo',
  discount: 'Sconto',
  tip: 'Mancia',
  quantity: (quantity) => `${quantity} ×`,
  moreLines: (count) => plural(count, { one: `e ${count} altro prima`, other: `e altri ${count} prima` }),
  preparing: 'Un momento, per favore',
  preparingText: 'Il codice di pagamento sta arrivando.',
  toPay: 'Da pagare',
  scan: 'Inquadrare con il telefono',
  exact: 'Pagare l’importo esatto indicato',
  qr: 'Codice QR per il pagamento',
  qrTooLong: 'Chiedere alla cassa l’indirizzo per il pagamento.',
  steps: 'Fasi del pagamento',
  stepWaiting: 'In attesa del pagamento',
  stepSeen: 'Pagamento rilevato, in attesa di conferma',
  confirming: 'Pagamento rilevato, in attesa di conferma',
  confirmingText: 'Attendere, per favore. Non pagare di nuovo.',
  checking: 'Stiamo verificando il pagamento',
  checkingText: 'Attendere, per favore. Non pagare di nuovo prima che lo dica il cassiere.',
  paid: 'Pagato',
  thanks: 'Grazie!',
  overpaid:
    'È stato inviato più dell’importo. Inquadrare questo codice entro 30 giorni per recuperare l’eccedenza.',
  reclaimQr: 'Codice QR della pagina di recupero',
  speak: 'Rivolgersi al cassiere, per favore',
  notPaid: {
    underpaid: {
      text: 'È arrivato meno dell’importo richiesto: non è stato possibile completare questo pagamento.',
      reclaim: 'Il denaro resta Suo. Inquadrare questo codice entro 30 giorni per recuperarlo.',
    },
    invalid: {
      text: 'Non è stato possibile accettare questo pagamento.',
      reclaim: 'Ciò che ha inviato resta Suo. Inquadrare questo codice entro 30 giorni per recuperarlo.',
    },
    expired: {
      text: 'Il tempo per questo pagamento è scaduto. Si prega di non pagarlo più.',
      reclaim: 'Ha già inviato qualcosa? Inquadrare questo codice entro 30 giorni per recuperarlo.',
    },
    cancelled: { text: 'Questo pagamento è stato annullato.', reclaim: '' },
    'amount-differs': {
      text: 'Non è stato possibile confermare l’importo di questo pagamento.',
      reclaim: '',
    },
    'no-code': {
      text: 'Non è stato possibile avviare il pagamento. Non è stato pagato nulla.',
      reclaim: '',
    },
  },
  tipTitle: 'Desidera aggiungere una mancia?',
  noTip: 'Senza mancia',
  otherTip: 'Altro importo',
  ownTip: 'La Sua mancia',
  withTip: 'Totale con mancia',
  addTip: 'Aggiungi mancia',
  backToTips: 'Indietro',
  detailsTitle: 'I Suoi dati',
  detailsHint: 'Toccare un campo per scrivere.',
  detailsDone: 'Fatto',
  detailsDecline: 'Preferisco di no',
};
