import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pt-BR');

export const findPayment: Words['findPayment'] = {
  title: 'Buscar um pagamento',
  search: 'Referência, código, valor, #número ou dia',
  hint: 'MESA-9; 12,34; #17; ontem',
  find: 'Buscar',
  today: 'hoje',
  yesterday: 'ontem',
  from: 'De',
  to: 'Até',
  only: 'Mostrar',
  filters: { all: 'Todas', open: 'Abertas', exceptions: 'Ocorrências' },
  searching: 'Buscando…',
  found: (count) =>
    plural(count, { one: `${count} venda encontrada.`, other: `${count} vendas encontradas.` }),
  foundSome: (count) =>
    plural(count, {
      one: 'A venda mais recente das encontradas.',
      other: `As ${count} vendas mais recentes das encontradas.`,
    }),
  foundPart: (count) =>
    plural(count, {
      one: `${count} venda tem isto na referência.`,
      other: `${count} vendas têm isto na referência.`,
    }),
  none: 'Nenhuma venda encontrada.',
  lookedBackTo: (time) => `Todas as referências foram verificadas até esta data: ${time}.`,
  more: 'Mostrar vendas anteriores',
  lookFurther: 'Buscar mais atrás',
  wrongDates: 'O primeiro dia não pode ser depois do último.',
  sale: (number) => `Venda ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `Venda ${number}`,
  reference: 'Referência',
  paymentCode: 'Código',
  started: 'Início',
  ended: 'Fim',
  requested: 'Solicitado',
  received: 'Recebido',
  goTo: 'Ir para esta venda',
  showPage: 'Mostrar de novo a página de pagamento',
  hidePage: 'Ocultar a página de pagamento',
  stillOpen: 'Esta venda ainda não terminou.',
  notCreated: 'Nenhum código foi mostrado, então ninguém pode ter pago.',
  history: 'O que aconteceu',
};

export const history: Words['history'] = {
  started: (amount) => `Venda iniciada: ${amount}`,
  asked: 'O caixa pediu um código ao serviço',
  'code-shown': 'Código mostrado ao cliente',
  'stray-found': 'Foi encontrado um pagamento cujo código nunca foi mostrado',
  triesInARow: (tries) => `Tentativas seguidas: ${tries}`,
  'history-differs': (said) => `O histórico de pagamentos informa outro valor: ${said}`,
  'foreign-payment': 'O serviço informou um pagamento que não é desta venda: não contado',
  'strays-searched': 'Busca de pagamentos com resposta perdida: concluída',
  resumed: 'Alguém mandou o caixa pedir um código de novo',
  'record-damaged': 'Aqui falta parte do registro desta venda ou ela não pode ser lida',
  stopped: 'Interrompida pelo operador antes de um código ser mostrado',
  parked: 'Deixada em espera: o próximo cliente foi atendido',
  opened: 'De volta à tela',
  left: 'O operador viu o fim e prosseguiu',
  printed: 'Um recibo ou uma folha de recuperação foi impresso',
  noted: 'O operador leu o aviso sobre esta venda',
  'not-sent': (why) => `Sem conexão com o serviço; nada foi cobrado. ${why}`,
  lost: (why) => `A resposta à solicitação se perdeu. ${why}`,
  refused: (why) => `O serviço recusou criar um código. ${why}`,
  'strays-unchecked': (why) => `Não foi possível buscar os pagamentos com resposta perdida. ${why}`,
  'paid-beside': (earlier) => `A venda ${earlier}, do mesmo pedido, também foi paga`,
  overridden: {
    'earlier-payment-unreadable': 'Cobrança iniciada embora um pagamento anterior não pudesse ser lido',
    'reference-paid-before': 'Cobrança iniciada embora esta referência já tivesse sido paga',
    'reference-open-elsewhere': 'Cobrança iniciada embora outro caixa estivesse com esta referência aberta',
    'same-amount-open': 'Cobrança iniciada embora houvesse uma venda aberta do mesmo valor',
    'other-tills-unchecked': 'Cobrança iniciada embora os outros caixas não pudessem ser verificados',
  },
  overriddenOther: 'Cobrança iniciada apesar do aviso do caixa',
  waiting: 'O serviço aguarda o pagamento',
  seen: 'Pagamento detectado, ainda não confirmado',
  ended: (outcome) => `O serviço informa: ${outcome}`,
  unrecognised: (status) => `O serviço informa “${status}”, que este caixa não conhece`,
  requested: (amount) => `Solicitado: ${amount}`,
  received: (amount) => `Recebido: ${amount}`,
  stray: 'O pagamento cujo código nunca foi mostrado',
};
