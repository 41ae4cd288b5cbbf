import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menu',
  entries: {
    amounts: { name: 'Catalogo e importi', text: 'Articoli, importi rapidi, mance, sconti' },
    guide: {
      name: 'Guida per il personale',
      text: 'Cosa fare alla fine di un pagamento; da leggere o stampare',
    },
    shift: { name: 'Turno', text: 'Apertura, chiusura, rapporti X e Z' },
    cashiers: { name: 'Cassieri', text: 'Nomi, PIN, chi può fare cosa' },
    'find-payment': { name: 'Cerca un pagamento', text: 'Per riferimento, codice, importo o giorno' },
    printer: {
      name: 'Stampante',
      text: 'Stampante per ricevute, cassetto, documenti non stampati',
    },
    scanner: { name: 'Scanner', text: 'Velocità, prefisso, fine del codice; prova' },
    'customer-screen': { name: 'Schermo cliente', text: 'Secondo schermo, mancia' },
    preferences: { name: 'Preferenze', text: 'Lingua, colori, dimensione del testo, suono' },
    setup: { name: 'Configurazione', text: 'Profilo di questo terminale, modalità formazione' },
  },
};

export const page: Words['page'] = { back: 'Indietro' };
