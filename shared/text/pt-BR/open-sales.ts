import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Vendas abertas',
  elsewhere: (name) => `É de outro serviço: ${name}`,
  sale: (number) => `Venda ${number}`,
  landed: (number, reference, state) => `Venda ${number}, ${reference}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Obtendo código',
  waiting: 'Aguardando',
  seen: 'Detectado, não confirmado',
  unrecognised: 'Status desconhecido',
  stale: 'Status desconhecido',
  'not-created': 'Sem código',
};
