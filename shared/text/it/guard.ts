import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'Il servizio non risponde: non si sa se sia stato pagato. Incassare di nuovo solo se si è certi che non lo sia stato.',
      charge: 'Non pagato: incassa di nuovo',
    },
    'reference-paid-before': {
      todo: 'Incassare di nuovo solo per un nuovo ordine.',
      charge: 'Nuovo ordine: incassa',
    },
    'reference-open-elsewhere': {
      todo: 'Forse il cliente sta pagando lì. Prima chiedere all’altra cassa.',
      charge: 'Incassa qui comunque',
    },
    'same-amount-open': {
      todo: 'È lo stesso cliente? Aprire quella vendita: nessuno deve pagare due volte.',
      charge: 'Altro cliente: incassa',
    },
    'other-tills-unchecked': {
      todo: 'Lo storico dei pagamenti non è leggibile: un’altra cassa potrebbe aver già incassato questo riferimento. Qui non è stato ancora chiesto nulla: prima chiedere alle altre casse.',
      charge: 'Non incassato altrove: incassa',
    },
  },
  inUse: 'Aprirla per proseguire. Per un altro ordine, cambiare il riferimento.',
  writtenDifferently: 'È scritto in modo diverso, ma vale come lo stesso riferimento.',
  back: 'Indietro',
};

export const earlier: Words['earlier'] = { sale: (number) => `Vendita ${number}` };
