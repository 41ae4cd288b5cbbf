import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'Il servizio indica: pagato',
    todo: 'Consegnare la merce. Non incassare di nuovo.',
  },
  seen: {
    title: 'Il pagamento del cliente è stato rilevato',
    todo: 'Non è ancora confermato. Attendere «Pagato» e non incassare di nuovo.',
  },
  'not-seen': {
    title: 'Non è ancora arrivato nulla',
    todo: 'Appena verificato. Chiedere al cliente se l’invio è partito, e verso questo codice. Lasciare aperta questa vendita.',
  },
  'not-paid': {
    title: 'Ancora non pagato',
    todo: 'Appena verificato di nuovo. Il cliente può recuperare ciò che ha inviato sulla pagina di pagamento.',
  },
  'no-code': {
    title: 'Questa vendita non può essere stata pagata',
    todo: 'Non è stato mostrato alcun codice.',
  },
  unrecognised: {
    title: 'Stato sconosciuto: non incassare di nuovo',
    todo: 'Il servizio indica uno stato che questa cassa non conosce. La cassa continua a verificare.',
  },
  unknown: {
    title: 'Ancora nessuna certezza: non incassare di nuovo',
    todo: 'Il servizio non risponde. Non consegnare la merce; la cassa continua a chiedere.',
  },
};

export const check: Words['check'] = {
  ask: 'Il cliente dice di aver pagato?',
  asking: 'Verifica…',
  instead: 'Questo pagamento ha ricevuto denaro e potrebbe essere il suo:',
  historyUnchecked: (why) => `Non è stato possibile verificare le altre casse. ${why}`,
};
