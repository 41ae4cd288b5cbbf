import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'Leitor',
  scanNow: 'Leia agora qualquer código. Aqui nada é vendido nem cobrado.',
  noMoney: 'Aqui nada é vendido nem cobrado.',
  noScan: 'Não foi uma leitura: menos de três caracteres. Tente de novo.',
  tryScan: 'Testar uma leitura',
  keys: 'Teclas',
  pauses: 'Pausas entre teclas',
  useThese: 'Usar o que serve a este leitor',
  gap: 'Maior pausa entre duas teclas',
  gapNote: 'Os dígitos digitados aparecem com este atraso',
  minLength: 'Código mais curto',
  suffix: 'Um código termina com',
  prefix: 'Prefixo',
  prefixNote: 'O que o leitor envia antes de cada código',
  prefixFault: 'Um prefixo não tem espaços, só letras simples, dígitos e sinais.',
  range: (from, to) => `${from} a ${to} ms`,
  ms: (value) => `${value} ms`,
  suffixes: { enter: 'Enter', tab: 'Tab', none: 'Nada' },
};
