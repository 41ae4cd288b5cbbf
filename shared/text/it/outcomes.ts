import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Pagato',
    verdict: 'Consegnare la merce.',
    happened: 'Il cliente ha pagato l’intero importo.',
    money: 'Sì, l’intero importo.',
    todo: 'Nient’altro: questa vendita è conclusa.',
  },
  overpaid: {
    title: 'Pagato, con eccedenza',
    verdict: 'Consegnare la merce.',
    happened: 'Il cliente ha inviato più dell’importo richiesto.',
    money: 'Sì, l’importo richiesto. L’eccedenza è ancora del cliente.',
    todo: 'Mostrare di nuovo la pagina di pagamento: lì il cliente può recuperare l’eccedenza entro 30 giorni.',
  },
  underpaid: {
    title: 'Pagamento incompleto',
    verdict: 'Non consegnare la merce.',
    happened: 'Il cliente ha inviato meno dell’importo richiesto.',
    money: 'No. Ciò che è stato inviato è ancora del cliente, che può recuperarlo entro 30 giorni.',
    todo: 'Non far inviare altro a questo codice. Mostrare di nuovo la pagina di pagamento per il recupero e iniziare una nuova vendita.',
  },
  expired: {
    title: 'Scaduto',
    verdict: 'Non consegnare la merce.',
    happened: 'Non è arrivato alcun pagamento in tempo e questo codice non è più valido.',
    money:
      'No. Ciò che è stato inviato in ritardo si può recuperare entro 30 giorni sulla pagina di pagamento.',
    todo: 'Iniziare una nuova vendita se il cliente vuole ancora pagare.',
  },
  cancelled: {
    title: 'Annullato',
    verdict: 'Non consegnare la merce.',
    happened: 'Il pagamento è stato annullato prima di essere eseguito.',
    money: 'No.',
    todo: 'Iniziare una nuova vendita se il cliente vuole ancora pagare.',
  },
  invalid: {
    title: 'Non accettato',
    verdict: 'Non consegnare la merce.',
    happened:
      'Il servizio non ha potuto accettare ciò che è stato inviato, per esempio una criptovaluta sbagliata o più trasferimenti.',
    money: 'No. Ciò che è stato inviato è ancora del cliente, che può recuperarlo entro 30 giorni.',
    todo: 'Mostrare di nuovo la pagina di pagamento per il recupero e iniziare una nuova vendita.',
  },
  'amount-differs': {
    title: 'Importo diverso',
    verdict: 'Non consegnare la merce.',
    happened:
      'Il servizio indica «pagato», ma per un importo o una valuta diversi da quelli di questa vendita.',
    money: 'Non è certo: il servizio indica un altro importo.',
    todo: 'Chiamare il responsabile e non incassare di nuovo: il pagamento viene confrontato con i registri del servizio.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'Cosa è successo',
  money: 'È stato incassato denaro?',
  todo: 'Cosa fare ora',
  requested: 'Richiesto',
  received: 'Ricevuto',
  newSale: 'Nuova vendita',
  stay: 'Resta qui',
  returns: (seconds) => `Nuova vendita tra ${seconds} s`,
  showPage: 'Pagina di pagamento',
  hidePage: 'Nascondi la pagina',
  pageQr: 'Codice QR della pagina di recupero',
  pageHint:
    'Il cliente inquadra questo codice, lascia un indirizzo e-mail e lì chiede il recupero. Serve fino a un giorno.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'Nessun codice creato',
  stopped: 'Vendita interrotta',
  verdict: 'Nessuno ha pagato.',
  stoppedText: 'La vendita è stata interrotta prima che fosse mostrato un codice.',
  money: 'No. Senza un codice nessuno può aver pagato.',
  todo: 'Ricominciare: l’importo resta salvato.',
  otherCurrency: 'Inserire di nuovo l’importo, nella valuta che la cassa incassa ora.',
  newSale: 'Nuova vendita',
};
