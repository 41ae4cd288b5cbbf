import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pt-BR');

export const signIn: Words['signIn'] = {
  title: 'Quem está no caixa?',
  names: 'Operadores',
  keypad: 'Teclado do PIN',
  pinFor: (name) => `PIN de ${name}`,
  chooseFirst: 'Escolha primeiro o seu nome',
  typed: (digits) =>
    plural(digits, { one: `${digits} dígito digitado`, other: `${digits} dígitos digitados` }),
  signIn: 'Entrar',
  other: 'Outra pessoa',
  backspace: 'Apagar o último dígito',
  locked: (seconds) =>
    seconds < 120
      ? `Nenhum PIN é aceito por ${seconds} s.`
      : `Nenhum PIN é aceito por ${Math.ceil(seconds / 60)} min.`,
  forgotten: 'Esqueceu o PIN?',
  askManager: 'Um gerente pode criar um novo PIN em Menu, Operadores.',
  goOn: 'Continuar',
  missing: 'Faltam os operadores deste caixa',
  missingText:
    'Operadores trabalhavam aqui, mas o registro do caixa não os conhece mais: foi removido ou alterado. Nenhuma venda pode ser iniciada. Os pagamentos abertos continuam sendo acompanhados. Chame um gerente.',
  missingOwner: 'Para o proprietário',
  missingOwnerText:
    'Restaure o registro de um backup. Ou digite a senha ou uma chave deste terminal: o caixa continua sem operadores, e você adiciona o gerente de novo.',
  setupOwner: 'Agora só o proprietário muda a configuração',
  setupOwnerText:
    'Operadores trabalham neste caixa e nenhum pode entrar aqui. Digite a senha ou uma chave do terminal.',
  resetTitle: (name) => `Novo PIN para ${name}`,
  resetText: 'Digite a senha ou uma chave deste terminal. Isso mostra que o caixa é seu.',
  resetTraining: 'Este é o modo de treinamento: não é preciso senha.',
  secret: 'Senha ou chave do terminal',
  newPin: 'Novo PIN, de 4 a 8 dígitos',
  setPin: 'Salvar o novo PIN',
};

export const cashiers: Words['cashiers'] = {
  title: 'Operadores',
  none: 'Ninguém se identifica neste caixa. Adicione primeiro um gerente: a partir daí, todos entram com um PIN.',
  add: 'Adicionar operador',
  addManager: 'Adicionar gerente',
  name: 'Nome',
  pin: 'PIN, de 4 a 8 dígitos',
  pinWord: 'PIN',
  role: 'Função',
  roles: { manager: 'Gerente', cashier: 'Operador' },
  save: 'Adicionar',
  cancel: 'Cancelar',
  change: 'Alterar',
  changeTitle: (name) => `Alterar: ${name}`,
  rename: 'Salvar o nome',
  setPin: 'Salvar o novo PIN',
  pinSet: 'O novo PIN foi salvo.',
  remove: 'Remover',
  removeQuestion: (name) => `Remover ${name}?`,
  removeText: 'O PIN deixa de funcionar agora. As vendas e os relatórios anteriores mantêm o nome.',
  removeLastText: 'Ninguém mais se identificará neste caixa: quem estiver nele poderá fazer tudo.',
  keep: 'Manter',
  rules: 'Regras',
  lockAfter: 'Bloquear o caixa quando ninguém o tocar por',
  minutes: (minutes) => plural(minutes, { one: `${minutes} minuto`, other: `${minutes} minutos` }),
  never: 'Nunca',
  shiftRequired: 'Nenhuma venda sem um turno aberto',
};
