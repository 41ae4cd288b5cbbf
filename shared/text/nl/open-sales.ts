import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Open verkopen',
  elsewhere: (name) => `Hoort bij een andere dienst: ${name}`,
  sale: (number) => `Verkoop ${number}`,
  landed: (number, reference, state) => `Verkoop ${number}, ${reference}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Code ophalen',
  waiting: 'Wachten',
  seen: 'Gezien, wordt bevestigd',
  unrecognised: 'Status onbekend',
  stale: 'Status onbekend',
  'not-created': 'Geen code gemaakt',
};
