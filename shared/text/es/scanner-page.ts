import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Escáner',
  scanNow: 'Escanee ahora cualquier código. Aquí no se vende ni se cobra nada.',
  noMoney: 'Aquí no se vende ni se cobra nada.',
  noScan: 'No ha sido un escaneo: menos de tres caracteres. Inténtelo de nuevo.',
  tryScan: 'Probar un escaneo',
  keys: 'Teclas',
  pauses: 'Pausas entre teclas',
  useThese: 'Usar lo que conviene a este escáner',
  gap: 'Pausa más larga entre dos teclas',
  gapNote: 'Las cifras tecleadas aparecen con este retraso',
  minLength: 'Código más corto',
  suffix: 'Un código termina con',
  prefix: 'Prefijo',
  prefixNote: 'Lo que el escáner envía antes de cada código',
  prefixFault: 'Un prefijo no tiene espacios, solo letras simples, cifras y signos.',
  range: (from, to) => `${from} a ${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Intro', tab: 'Tab', none: 'Nada' },
};
