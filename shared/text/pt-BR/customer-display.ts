import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pt-BR');

export const customerDisplay: Words['customerDisplay'] = {
  closed: 'Este caixa está fechado',
  welcome: 'Boas-vindas',
  practice: 'Treinamento: sem dinheiro real',
  accepted: 'Aceitamos',
  total: 'Total',
  amount: 'Valor',
  discount: 'Desconto',
  tip: 'Gorjeta',
  quantity: (quantity) => `${quantity} ×`,
  moreLines: (count) => plural(count, { one: `e mais ${count} acima`, other: `e mais ${count} acima` }),
  preparing: 'Um momento, por favor',
  preparingText: 'Seu código de pagamento está a caminho.',
  toPay: 'A pagar',
  scan: 'Escaneie com o celular',
  exact: 'Pague o valor exato mostrado',
  qr: 'QR Code de pagamento',
  qrTooLong: 'Peça o endereço de pagamento no caixa, por favor.',
  steps: 'Etapas do seu pagamento',
  stepWaiting: 'Aguardando seu pagamento',
  stepSeen: 'Pagamento detectado, falta confirmar',
  confirming: 'Pagamento detectado, falta confirmar',
  confirmingText: 'Aguarde, por favor. Não pague de novo.',
  checking: 'Estamos verificando seu pagamento',
  checkingText: 'Aguarde, por favor. Não pague de novo antes que o caixa avise.',
  paid: 'Pago',
  thanks: 'Obrigado!',
  overpaid:
    'Você enviou mais do que o valor. Escaneie este código para recuperar o excedente em até 30 dias.',
  reclaimQr: 'QR Code da página de recuperação',
  speak: 'Fale com o caixa, por favor',
  notPaid: {
    underpaid: {
      text: 'Chegou menos do que o valor total, por isso este pagamento não pôde ser concluído.',
      reclaim: 'Seu dinheiro continua sendo seu. Escaneie este código para recuperá-lo em até 30 dias.',
    },
    invalid: {
      text: 'Este pagamento não pôde ser aceito.',
      reclaim: 'O que você enviou continua sendo seu. Escaneie este código para recuperar em até 30 dias.',
    },
    expired: {
      text: 'O tempo para este pagamento acabou. Por favor, não pague mais.',
      reclaim: 'Já enviou algo? Escaneie este código para recuperar em até 30 dias.',
    },
    cancelled: { text: 'Este pagamento foi cancelado.', reclaim: '' },
    'no-code': { text: 'O pagamento não pôde ser iniciado. Você não pagou nada.', reclaim: '' },
  },
  tipTitle: 'Deseja adicionar uma gorjeta?',
  noTip: 'Sem gorjeta',
  otherTip: 'Outro valor',
  ownTip: 'Sua gorjeta',
  withTip: 'Total com gorjeta',
  addTip: 'Adicionar gorjeta',
  backToTips: 'Voltar',
  detailsTitle: 'Seus dados',
  detailsHint: 'Toque em um campo para digitar.',
  detailsDone: 'Pronto',
  detailsDecline: 'Prefiro não informar',
};
