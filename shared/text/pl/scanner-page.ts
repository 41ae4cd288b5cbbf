import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Skaner',
  scanNow: 'Zeskanuj teraz dowolny kod. Tutaj nic się nie sprzedaje ani nie pobiera.',
  noMoney: 'Tutaj nic się nie sprzedaje ani nie pobiera.',
  noScan: 'To nie był skan: mniej niż trzy znaki. Spróbuj ponownie.',
  tryScan: 'Próbny skan',
  keys: 'Klawisze',
  pauses: 'Przerwy między klawiszami',
  useThese: 'Użyj wartości dla tego skanera',
  gap: 'Najdłuższa przerwa między klawiszami',
  gapNote: 'O tyle później pojawiają się wpisane cyfry',
  minLength: 'Najkrótszy kod',
  suffix: 'Kod kończy się',
  prefix: 'Prefiks',
  prefixNote: 'Co skaner wysyła przed każdym kodem',
  prefixFault: 'Prefiks nie ma spacji, tylko zwykłe litery, cyfry i znaki.',
  range: (from, to) => `od ${from} do ${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Enter', tab: 'Tab', none: 'Niczym' },
};
