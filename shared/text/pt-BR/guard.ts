import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'O serviço não responde, então não se sabe se foi pago. Só cobre de novo se tiver certeza de que não foi.',
      charge: 'Não foi pago: cobrar de novo',
    },
    'reference-paid-before': {
      todo: 'Só cobre de novo se for um novo pedido.',
      charge: 'Novo pedido: cobrar',
    },
    'reference-open-elsewhere': {
      todo: 'Talvez o cliente esteja pagando lá. Pergunte primeiro no outro caixa.',
      charge: 'Cobrar aqui mesmo assim',
    },
    'same-amount-open': {
      todo: 'É o mesmo cliente? Abra essa venda: ninguém deve pagar duas vezes.',
      charge: 'Outro cliente: cobrar',
    },
    'other-tills-unchecked': {
      todo: 'O histórico de pagamentos não pode ser lido, então outro caixa pode já ter cobrado esta referência. Aqui nada foi pedido ainda: pergunte primeiro nos outros caixas.',
      charge: 'Não cobrado em outro caixa: cobrar',
    },
  },
  inUse: 'Abra-a para continuar. Para outro pedido, mude a referência.',
  writtenDifferently: 'Está escrita de outra forma, mas conta como a mesma referência.',
  back: 'Voltar',
};

export const earlier: Words['earlier'] = { sale: (number) => `Venda ${number}` };
