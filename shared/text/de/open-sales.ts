import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Offene Verkäufe',
  elsewhere: (name) => `Gehört zu einem anderen Dienst: ${name}`,
  sale: (number) => `Verkauf ${number}`,
  landed: (number, reference, state) => `Verkauf ${number}, ${reference}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Code wird geholt',
  waiting: 'Wartet',
  seen: 'Gesehen, wird bestätigt',
  unrecognised: 'Status unbekannt',
  stale: 'Status unbekannt',
  'not-created': 'Kein Code erstellt',
};
