import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Pago',
    verdict: 'Entregue os produtos.',
    happened: 'O cliente pagou o valor total.',
    money: 'Sim, o valor total.',
    todo: 'Mais nada: esta venda está concluída.',
  },
  overpaid: {
    title: 'Pago, com excedente',
    verdict: 'Entregue os produtos.',
    happened: 'O cliente enviou mais do que o valor solicitado.',
    money: 'Sim, o valor solicitado. O excedente continua sendo do cliente.',
    todo: 'Mostre de novo a página de pagamento: lá o cliente pode recuperar o excedente em até 30 dias.',
  },
  underpaid: {
    title: 'Não pago por completo',
    verdict: 'Não entregue os produtos.',
    happened: 'O cliente enviou menos do que o valor solicitado.',
    money: 'Não. O que foi enviado continua sendo do cliente, que pode recuperá-lo em até 30 dias.',
    todo: 'Nada mais deve ser enviado para este código. Mostre de novo a página de pagamento para a recuperação e comece uma nova venda.',
  },
  expired: {
    title: 'Expirado',
    verdict: 'Não entregue os produtos.',
    happened: 'Nenhum pagamento chegou a tempo, e este código não vale mais.',
    money: 'Não. O que foi enviado tarde demais pode ser recuperado na página de pagamento em até 30 dias.',
    todo: 'Comece uma nova venda se o cliente ainda quiser pagar.',
  },
  cancelled: {
    title: 'Cancelado',
    verdict: 'Não entregue os produtos.',
    happened: 'O pagamento foi cancelado antes de ser feito.',
    money: 'Não.',
    todo: 'Comece uma nova venda se o cliente ainda quiser pagar.',
  },
  invalid: {
    title: 'Não aceito',
    verdict: 'Não entregue os produtos.',
    happened:
      'O serviço não pôde aceitar o que foi enviado, por exemplo uma criptomoeda errada ou várias transferências.',
    money: 'Não. O que foi enviado continua sendo do cliente, que pode recuperá-lo em até 30 dias.',
    todo: 'Mostre de novo a página de pagamento para a recuperação e comece uma nova venda.',
  },
  'amount-differs': {
    title: 'Valor diferente',
    verdict: 'Não entregue os produtos.',
    happened: 'O serviço informa que foi pago, mas com outro valor ou outra moeda que os desta venda.',
    money: 'Não é certo: o serviço informa outro valor.',
    todo: 'Chame o gerente e não cobre de novo: o pagamento é comparado com os registros do serviço.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'O que aconteceu',
  money: 'O dinheiro ficou com a loja?',
  todo: 'O que fazer agora',
  requested: 'Solicitado',
  received: 'Recebido',
  newSale: 'Nova venda',
  stay: 'Ficar aqui',
  returns: (seconds) => `Nova venda em ${seconds} s`,
  showPage: 'Página de pagamento',
  hidePage: 'Ocultar página',
  pageQr: 'QR Code da página de recuperação',
  pageHint: 'O cliente escaneia isto, deixa um e-mail e recupera lá o dinheiro. Leva até um dia.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'Nenhum código criado',
  stopped: 'Venda interrompida',
  verdict: 'Ninguém pagou.',
  stoppedText: 'A venda foi interrompida antes de um código ser mostrado.',
  money: 'Não. Sem código, ninguém pode ter pago.',
  todo: 'Comece de novo: o valor foi mantido.',
  otherCurrency: 'Digite o valor de novo, na moeda que o caixa cobra agora.',
  newSale: 'Nova venda',
};
