import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Scanner',
  scanNow: 'Scan nu een willekeurige code. Hier wordt niets verkocht of afgerekend.',
  noMoney: 'Hier wordt niets verkocht of afgerekend.',
  noScan: 'Dat was geen scan: minder dan drie tekens. Probeer opnieuw.',
  tryScan: 'Proefscan',
  keys: 'Toetsen',
  pauses: 'Pauzes tussen toetsen',
  useThese: 'Passende waarden gebruiken',
  gap: 'Langste pauze tussen twee toetsen',
  gapNote: 'Getypte cijfers verschijnen zoveel later',
  minLength: 'Kortste code',
  suffix: 'Een code eindigt met',
  prefix: 'Voorvoegsel',
  prefixNote: 'Wat de scanner voor elke code stuurt',
  prefixFault: 'Een voorvoegsel heeft geen spaties, alleen gewone letters, cijfers en tekens.',
  range: (from, to) => `${from} tot ${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Enter', tab: 'Tab', none: 'Niets' },
};
