import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'O serviço informa: pago',
    todo: 'Entregue os produtos. Não cobre de novo.',
  },
  seen: {
    title: 'O pagamento do cliente foi detectado',
    todo: 'Ainda não está confirmado. Espere aparecer “Pago” e não cobre de novo.',
  },
  'not-seen': {
    title: 'Ainda não chegou nada',
    todo: 'Verificado agora mesmo. Pergunte ao cliente se já enviou e se foi para este código. Deixe esta venda aberta.',
  },
  'not-paid': {
    title: 'Continua sem pagamento',
    todo: 'Verificado de novo agora mesmo. O que o cliente enviou pode ser recuperado na página de pagamento.',
  },
  'no-code': {
    title: 'Esta venda não pode ter sido paga',
    todo: 'Nenhum código foi mostrado para ela.',
  },
  unrecognised: {
    title: 'Status desconhecido: não cobre de novo',
    todo: 'O serviço informa um status que este caixa não conhece. O caixa continua verificando.',
  },
  unknown: {
    title: 'Ainda não se sabe: não cobre de novo',
    todo: 'O serviço não responde. Não entregue os produtos; o caixa continua perguntando.',
  },
};

export const check: Words['check'] = {
  ask: 'Cliente diz que pagou?',
  asking: 'Verificando…',
  instead: 'Este pagamento recebeu dinheiro e pode ser o do cliente:',
  historyUnchecked: (why) => `Não foi possível verificar os outros caixas. ${why}`,
};
