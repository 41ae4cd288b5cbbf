import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Otwarte sprzedaże',
  elsewhere: (name) => `Należy do innej usługi: ${name}`,
  sale: (number) => `Sprzedaż ${number}`,
  landed: (number, reference, state) => `Sprzedaż ${number}, ${reference}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Tworzenie kodu',
  waiting: 'Czeka',
  seen: 'Wykryta, niepotwierdzona',
  unrecognised: 'Status nieznany',
  stale: 'Status nieznany',
  'not-created': 'Nie utworzono kodu',
};
