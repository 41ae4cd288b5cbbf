import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Vendite aperte',
  elsewhere: (name) => `Appartiene a un altro servizio: ${name}`,
  sale: (number) => `Vendita ${number}`,
  landed: (number, reference, state) => `Vendita ${number}, ${reference}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Creazione del codice',
  waiting: 'In attesa',
  seen: 'Rilevato, da confermare',
  unrecognised: 'Stato sconosciuto',
  stale: 'Stato sconosciuto',
  'not-created': 'Nessun codice creato',
};
