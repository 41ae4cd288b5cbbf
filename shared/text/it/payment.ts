import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Creazione del codice…',
  pausedTitle: 'Nessun codice',
  nobodyPaid: 'Non è stato mostrato alcun codice: nessuno può aver pagato.',
  stop: 'Interrompi la vendita',
  newSale: 'Nuova vendita',
  tryNow: 'Richiedi ora il codice',
  goOn: 'Richiedi comunque il codice',
  paused: {
    'record-damaged':
      'La registrazione di questa vendita è danneggiata: verificare prima di incassare di nuovo',
    'answers-unreadable': 'Le risposte del servizio non sono leggibili: la cassa ha smesso di chiedere',
    'answers-lost': 'Le risposte del servizio sono andate perse: la cassa ha smesso di chiedere',
    'tries-exhausted': 'Il servizio è rimasto a lungo irraggiungibile: la cassa ha smesso di chiedere',
  },
  checkFirst:
    'Forse un codice è stato mostrato e pagato; la cassa non lo sa. Cercare la vendita presso il servizio di pagamento prima di proseguire. Se non è stata pagata, proseguire qui o interrompere la vendita.',
  pausedTodo:
    'Non è stato mostrato alcun codice, quindi non è stato incassato nulla. Interrompere questa vendita e iniziarne una nuova, o chiedere a un responsabile.',
  mayExist: (payments) =>
    payments === 1
      ? 'Presso il servizio può essere rimasto un pagamento che nessuno può pagare.'
      : `Presso il servizio possono essere rimasti fino a ${payments} pagamenti che nessuno può pagare.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'In attesa del pagamento',
  seen: 'Pagamento rilevato, in attesa di conferma',
  unknown: 'Verifica dello stato',
  steps: 'Fasi del pagamento',
  stepWaiting: 'In attesa',
  stepSeen: 'Rilevato, da confermare',
  exact: 'Pagare l’importo esatto indicato',
  qr: 'Codice QR per il pagamento',
  qrTooLong: 'Questo indirizzo è troppo lungo per un codice. Il cliente può digitarlo:',
  store: 'Negozio',
  reference: 'Riferimento',
  accepted: 'Accettati',
  paymentCode: 'Codice',
  elapsed: (time) => `Mostrato da ${time}`,
  checked: (seconds) =>
    seconds < 60 ? `Verificato ${seconds} s fa` : `Verificato ${Math.floor(seconds / 60)} min fa`,
  notChecked: 'Non ancora verificato',
  address: 'Oppure aprire questo indirizzo',
  newSale: 'Nuova vendita',
};

export const unknown: Words['unknown'] = {
  title: 'Stato sconosciuto: non incassare di nuovo',
  unrecognised: (status) => `Il servizio indica uno stato che questa cassa non conosce: «${status}».`,
  todo: 'La cassa continua a verificare: attendere «Pagato».',
  verdict: 'Non consegnare ancora la merce.',
  happened: 'Il servizio non risponde, o indica qualcosa che la cassa non conosce.',
  money: 'Non si sa ancora. Il cliente potrebbe aver già pagato.',
};
