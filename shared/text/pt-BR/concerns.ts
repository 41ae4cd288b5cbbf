import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pt-BR');

export const concerns: Words['concerns'] = {
  title: 'Requer atenção',
  noted: 'Entendi',
  readFirst: 'Isto mudou: leia abaixo.',
  paidTwice: {
    title: (sale) => `A venda ${sale} foi paga duas vezes`,
    text: (payments, amount) =>
      payments === 2
        ? `Chegaram dois pagamentos para uma só venda. O serviço não faz reembolso: devolva ${amount} do modo usual da sua loja e avise o gerente.`
        : `${arrived(payments)} O serviço não faz reembolso: devolva ${amount} por pagamento excedente do modo usual da sua loja e avise o gerente.`,
  },
  paidBeside: {
    title: (earlier, later) => `As vendas ${earlier} e ${later} foram ambas pagas`,
    text: (amount) =>
      `A segunda foi cobrada quando a primeira não podia ser verificada. Se era o mesmo pedido, devolva ${amount} do modo usual da sua loja: o serviço não faz reembolso. Avise o gerente.`,
  },
  paidAfterAll: {
    title: (sale) => `A venda ${sale} foi paga, afinal`,
    text: (was, now) =>
      `${told(was)}; agora o serviço informa “${now}”. Não cobre de novo: entregue os produtos ou combine com o cliente.`,
  },
  changed: {
    title: (sale) => `A venda ${sale} mudou`,
    text: (was, now, money) =>
      `${told(was)}; agora o serviço informa “${now}”. O dinheiro ficou com a loja? ${money} Avise o gerente.`,
  },
  lookedAtAgain: {
    title: (sale) => `A venda ${sale} ainda não terminou`,
    text: (was) =>
      `${told(was)}; o serviço está analisando de novo. Não cobre de novo: o caixa continua acompanhando.`,
  },
  lostUnchecked: {
    title: (sale) => `Venda ${sale}: respostas perdidas não verificadas`,
    text: (why) =>
      `A conexão caiu enquanto o código era criado, e o caixa não conseguiu procurar pagamentos que tenham ficado para trás. Ninguém viu os códigos deles. ${why} Com uma chave de API na configuração, o caixa pode procurar.`,
  },
  amountDiffers: {
    title: (sale) => `Venda ${sale}: o serviço informa outro valor`,
    text: (amount, stated) =>
      `Esta venda é de ${amount}. ${stated === undefined ? '' : `O serviço informa ${stated}. `}Não entregue os produtos nem cobre de novo. Avise o gerente.`,
  },
  foreignPayment: {
    title: (sale) => `Venda ${sale}: um pagamento que não é dela`,
    text: (payments) =>
      `Pagamentos que o serviço informou para esta venda e que não são dela: ${payments}. São de outra venda, de outro caixa ou de outro valor, e não contam. O gerente os procura nos registros do serviço.`,
  },
};

function arrived(payments: number): string {
  return plural(payments, {
    one: `Chegou ${payments} pagamento para uma só venda.`,
    other: `Chegaram ${payments} pagamentos para uma só venda.`,
  });
}

function told(was: string | undefined): string {
  return was === undefined ? 'Tinha sido fechada sem pagamento' : `Tinha terminado como “${was}”`;
}
