import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: 'Nova venda',
  amount: 'Valor',
  keypad: 'Teclado',
  backspace: 'Apagar o último dígito',
  clear: 'Limpar',
  reference: 'Referência',
  referenceHint: 'Automática se ficar vazia',
  otherTillsUnseen: 'Outros caixas não são verificados',
  charge: 'Cobrar',
  accepted: 'Aqui se aceita',
  atLeast: (amount) => `Cobre pelo menos ${amount}.`,
  askAmount: (amount) => `Cobrar ${amount}?`,
  aboveLimit: (limit) => `Acima de ${limit} o caixa pergunta antes. Nada foi cobrado ainda: confira o valor.`,
  confirmAmount: (amount) => `Sim, cobrar ${amount}`,
  openExisting: 'Abrir essa venda',
  enterSecrets: 'Informar as credenciais',
  keyTriedAgain:
    'O caixa tenta sozinho a mesma chave a cada poucos minutos e consulta com ela os pagamentos abertos.',
  amountFaults: {
    empty: 'Digite primeiro o valor.',
    zero: 'O valor precisa ser maior que zero.',
    'too-long': `Um valor tem no máximo ${MAX_AMOUNT_DIGITS} dígitos.`,
    'not-digits': 'Um valor só tem dígitos.',
  },
  referenceFaults: {
    'too-long': `Uma referência tem no máximo ${MAX_REFERENCE_LENGTH} caracteres. Encurte-a.`,
    'control-characters': 'Esta referência contém caracteres que não podem ser exibidos. Digite de novo.',
  },
};
