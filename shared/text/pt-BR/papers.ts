import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Pago por completo. Obrigado.',
    overpaid: 'Pago. Foi enviado mais do que o solicitado: o excedente é seu e você pode recuperá-lo.',
    underpaid:
      'Foi enviado menos do que o solicitado, por isso esta venda não está paga. O que foi enviado é seu: recupere-o.',
    expired:
      'Nenhum pagamento chegou a tempo, por isso esta venda não está paga. O que foi enviado tarde demais é seu: recupere-o.',
    cancelled: 'O pagamento foi cancelado, por isso esta venda não está paga.',
    invalid:
      'O que foi enviado não pôde ser aceito, por isso esta venda não está paga. Continua sendo seu: recupere-o.',
    'amount-differs':
      'O serviço informa um valor diferente do desta venda, que por isso não consta como paga. Fale com a loja.',
    open: 'O pagamento ainda não estava confirmado quando este documento foi feito.',
    none: 'Nenhum código foi mostrado para esta venda, por isso nada foi pago.',
  },
  receipt: 'Recibo',
  record: 'Registro do pagamento',
  notAReceipt: 'Isto não é um recibo',
  copy: 'CÓPIA',
  training: 'TREINAMENTO: nenhum dinheiro foi movimentado',
  testMoney: 'DINHEIRO DE TESTE: nenhum dinheiro real foi movimentado',
  store: 'Loja',
  terminal: 'Terminal',
  sale: 'Venda',
  date: 'Data',
  reference: 'Referência',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Produtos',
  discount: 'Desconto',
  tip: 'Gorjeta',
  total: 'Total',
  status: 'Status',
  notDecided: 'Não confirmado',
  neverAsked: 'Não solicitado',
  requested: 'Solicitado',
  received: 'Recebido',
  paymentCode: 'Código de pagamento',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Folha de recuperação',
  how: 'Como recuperar seu dinheiro',
  steps: [
    '1. Escaneie este código ou abra o endereço abaixo.',
    '2. Deixe seu e-mail nessa página.',
    '3. Siga as instruções do e-mail. Leva até um dia.',
  ],
  lastDay: 'Recuperar até',
  window: (days) =>
    `O prazo é de ${days} dias a partir da última atualização do pagamento. Depois disso, só o suporte do serviço de pagamento pode ajudar.`,
  updated: 'Última atualização',
  atLatest:
    'O caixa não conseguiu consultar a hora exata da última atualização, por isso este é o primeiro dia em que o prazo pode terminar.',
  over: 'Este dia já passou. Fale com o suporte do serviço de pagamento e mostre esta folha.',
  noPage:
    'Não se conhece nenhuma página de pagamento para esta venda. Fale com o suporte do serviço de pagamento e mostre esta folha.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'O que fazer quando um pagamento termina',
  intro:
    'O que vale é a palavra na tela, não importa o que o celular do cliente mostre. O caixa não pode devolver dinheiro.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Teste de impressão',
  title: 'Teste de impressão',
  text: 'Se você consegue ler isto, a impressora funciona.',
  letters: 'Letras',
  sample: 'ÄÖÜß éèêç ñ¿¡ àìòù ãõ ąćęłńóśźż ğışİ € £',
  row: 'Um nome no início',
  value: 'seu valor no fim',
  code: 'Teste de impressão do Countertop',
};
