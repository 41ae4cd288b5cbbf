import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pt-BR');

export const customer: Words['customer'] = {
  title: 'Dados do cliente',
  open: 'Dados do cliente',
  why: 'Vão para o serviço de pagamento com este pagamento e depois são apagados deste caixa.',
  whyKept: (days) =>
    plural(days, {
      one: `Vão para o serviço de pagamento com este pagamento e são apagados deste caixa depois de ${days} dia.`,
      other: `Vão para o serviço de pagamento com este pagamento e são apagados deste caixa depois de ${days} dias.`,
    }),
  optional: 'Opcional',
  sameAsEmail: 'Se ficar vazio, o mesmo e-mail',
  chooseCountry: 'Escolher…',
  skip: 'Cobrar sem dados',
  charge: (amount) => `Cobrar ${amount}`,
  enter: 'Informar os dados do cliente',
  enterTodo: 'Informe os dados do cliente: o valor e a referência são mantidos.',
  labels: {
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    address: 'Rua e número',
    address2: 'Apartamento, andar, bloco',
    postalCode: 'CEP ou código postal',
    city: 'Cidade',
    state: 'Estado, província ou região',
    countryCode: 'País',
    refundEmail: 'E-mail para recuperar dinheiro',
  },
  faults: {
    missing: 'Preencha este campo.',
    'too-long': 'É longo demais. Encurte.',
    unprintable: 'Contém caracteres que não podem ser enviados. Digite de novo.',
    'not-an-email': 'Não é um endereço de e-mail.',
    'not-a-country': 'Escolha um país.',
    'not-a-postal-code': 'Não é um código postal desse país.',
    malformed: 'O serviço de pagamento não aceita isto. Corrija.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Bonificação',
  included: (amount) => `Bonificação solicitada: ${amount}`,
  parts: (total, merchant, target) => `${total} (parte do lojista ${merchant}, restante ${target})`,
};
