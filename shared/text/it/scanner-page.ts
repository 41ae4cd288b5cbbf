import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Scanner',
  scanNow: 'Scansionare ora un codice. Qui non si vende né si incassa nulla.',
  noMoney: 'Qui non si vende né si incassa nulla.',
  noScan: 'Non era una scansione: meno di tre caratteri. Riprovare.',
  tryScan: 'Prova una scansione',
  keys: 'Tasti',
  pauses: 'Pause tra i tasti',
  useThese: 'Usa i valori adatti a questo scanner',
  gap: 'Pausa più lunga tra due tasti',
  gapNote: 'Le cifre digitate appaiono con questo ritardo',
  minLength: 'Codice più corto',
  suffix: 'Un codice termina con',
  prefix: 'Prefisso',
  prefixNote: 'Ciò che lo scanner invia prima di ogni codice',
  prefixFault: 'Un prefisso non ha spazi, solo lettere semplici, cifre e segni.',
  range: (from, to) => `da ${from} a ${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Invio', tab: 'Tab', none: 'Niente' },
};
