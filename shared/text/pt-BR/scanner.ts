import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Leitura ignorada aqui',
  overflow: (code) => `Leituras demais ao mesmo tempo: ${code} não foi registrado. Leia de novo.`,
  unknownTitle: 'Código de barras desconhecido',
  unknown: (code) => `Código de barras desconhecido: ${code}. Não está na venda e nada foi cobrado.`,
  todo: 'Digite o preço para adicioná-lo, ou separe o produto e ignore esta leitura.',
  ignore: 'Ignorar esta leitura',
  useAsReference: 'Usar como referência',
  referenceStays: (reference) => `A referência ${reference} fica como foi digitada.`,
  price: 'Preço',
  addForPrice: (amount) => `Adicionar por ${amount}`,
  openItem: (code) => `Artigo ${code}`,
};
