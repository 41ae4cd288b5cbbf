import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('it');

export const customer: Words['customer'] = {
  title: 'Dati del cliente',
  open: 'Dati del cliente',
  why: 'Vengono trasmessi al servizio di pagamento con questo pagamento e poi cancellati da questa cassa.',
  whyKept: (days) =>
    plural(days, {
      one: `Vengono trasmessi al servizio di pagamento con questo pagamento e cancellati da questa cassa dopo ${days} giorno.`,
      other: `Vengono trasmessi al servizio di pagamento con questo pagamento e cancellati da questa cassa dopo ${days} giorni.`,
    }),
  optional: 'Facoltativo',
  sameAsEmail: 'Se vuoto: la stessa e-mail',
  chooseCountry: 'Scegli…',
  skip: 'Incassa senza dati',
  charge: (amount) => `Incassa ${amount}`,
  enter: 'Inserisci i dati',
  enterTodo: 'Inserire i dati del cliente: importo e riferimento restano salvati.',
  labels: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Indirizzo e-mail',
    phone: 'Telefono',
    address: 'Via e numero civico',
    address2: 'Interno, piano, edificio',
    postalCode: 'Codice postale',
    city: 'Città',
    state: 'Stato, provincia o regione',
    countryCode: 'Paese',
    refundEmail: 'E-mail per un recupero',
  },
  faults: {
    missing: 'Compilare questo campo.',
    'too-long': 'Il testo è troppo lungo. Abbreviarlo.',
    unprintable: 'Il campo contiene caratteri che non si possono trasmettere. Inserirlo di nuovo.',
    'not-an-email': 'Non è un indirizzo e-mail.',
    'not-a-country': 'Scegliere un Paese.',
    'not-a-postal-code': 'Non è un codice postale di questo Paese.',
    malformed: 'Il servizio di pagamento non accetta questo dato. Correggerlo.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Abbuono',
  included: (amount) => `Abbuono richiesto: ${amount}`,
  parts: (total, merchant, target) => `${total} (quota dell’esercente ${merchant}, resto ${target})`,
};
