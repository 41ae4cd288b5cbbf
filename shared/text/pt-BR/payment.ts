import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Obtendo o código…',
  pausedTitle: 'Sem código',
  nobodyPaid: 'Nenhum código foi mostrado, então ninguém pode ter pago.',
  stop: 'Interromper esta venda',
  newSale: 'Nova venda',
  tryNow: 'Pedir o código agora',
  goOn: 'Pedir o código mesmo assim',
  paused: {
    'record-damaged': 'O registro desta venda está danificado: verifique antes de cobrar de novo',
    'answers-unreadable': 'As respostas do serviço não podem ser lidas: o caixa parou de pedir',
    'answers-lost': 'As respostas do serviço se perderam: o caixa parou de pedir',
    'tries-exhausted': 'O serviço ficou muito tempo inacessível: o caixa parou de pedir',
  },
  checkFirst:
    'Um código pode ter sido mostrado e pago; o caixa não sabe. Procure esta venda no serviço de pagamento antes de continuar. Se não foi paga, continue aqui ou interrompa a venda.',
  pausedTodo:
    'Nenhum código foi mostrado, então nada foi cobrado. Interrompa esta venda e comece outra, ou pergunte a um gerente.',
  mayExist: (payments) =>
    payments === 1
      ? 'Pode ter ficado no serviço um pagamento que ninguém pode pagar.'
      : `Podem ter ficado no serviço até ${payments} pagamentos que ninguém pode pagar.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'Aguardando o pagamento',
  seen: 'Pagamento detectado, falta confirmar',
  unknown: 'Verificando o status',
  steps: 'Etapas do pagamento',
  stepWaiting: 'Aguardando',
  stepSeen: 'Detectado, não confirmado',
  exact: 'Pague o valor exato mostrado',
  qr: 'QR Code de pagamento',
  qrTooLong: 'Este endereço é longo demais para um código. O cliente pode digitá-lo:',
  store: 'Loja',
  reference: 'Referência',
  accepted: 'Aceita-se',
  paymentCode: 'Código',
  elapsed: (time) => `Na tela há ${time}`,
  checked: (seconds) =>
    seconds < 60 ? `Verificado há ${seconds} s` : `Verificado há ${Math.floor(seconds / 60)} min`,
  notChecked: 'Ainda não verificado',
  address: 'Ou abra este endereço',
  newSale: 'Nova venda',
};

export const unknown: Words['unknown'] = {
  title: 'Status desconhecido: não cobre de novo',
  unrecognised: (status) => `O serviço informa um status que este caixa não conhece: “${status}”.`,
  todo: 'O caixa continua verificando: espere aparecer “Pago”.',
  verdict: 'Não entregue os produtos ainda.',
  happened: 'O serviço não responde ou informa algo que o caixa não conhece.',
  money: 'Ainda não se sabe. O cliente pode já ter pago.',
};
