import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Scanner',
  scanNow: 'Jetzt einen beliebigen Code scannen. Hier wird nichts verkauft oder kassiert.',
  noMoney: 'Hier wird nichts verkauft oder kassiert.',
  noScan: 'Das war kein Scan: weniger als drei Zeichen. Noch einmal versuchen.',
  tryScan: 'Probescan',
  keys: 'Tasten',
  pauses: 'Pausen zwischen Tasten',
  useThese: 'Passende Werte übernehmen',
  gap: 'Längste Pause zwischen zwei Tasten',
  gapNote: 'Um so viel später erscheinen getippte Ziffern',
  minLength: 'Kürzester Code',
  suffix: 'Ein Code endet mit',
  prefix: 'Präfix',
  prefixNote: 'Was der Scanner vor jedem Code sendet',
  prefixFault: 'Ein Präfix hat keine Leerzeichen, nur einfache Buchstaben, Ziffern und Zeichen.',
  range: (from, to) => `${from} bis ${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Enter', tab: 'Tab', none: 'Nichts' },
};
