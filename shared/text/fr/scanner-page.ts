import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Scanner',
  scanNow: 'Scannez maintenant un code. Ici, rien n’est vendu ni encaissé.',
  noMoney: 'Ici, rien n’est vendu ni encaissé.',
  noScan: 'Ce n’était pas une lecture : moins de trois caractères. Réessayez.',
  tryScan: 'Essayer une lecture',
  keys: 'Touches',
  pauses: 'Pauses entre les touches',
  useThese: 'Utiliser ce qui convient à ce scanner',
  gap: 'Plus longue pause entre deux touches',
  gapNote: 'Les chiffres saisis apparaissent avec ce retard',
  minLength: 'Code le plus court',
  suffix: 'Un code se termine par',
  prefix: 'Préfixe',
  prefixNote: 'Ce que le scanner envoie avant chaque code',
  prefixFault: 'Un préfixe n’a pas d’espaces, seulement des lettres simples, chiffres et signes.',
  range: (from, to) => `${from} à ${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Entrée', tab: 'Tab', none: 'Rien' },
};
