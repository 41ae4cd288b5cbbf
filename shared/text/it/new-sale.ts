import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: 'Nuova vendita',
  amount: 'Importo',
  keypad: 'Tastierino',
  backspace: 'Cancella l’ultima cifra',
  clear: 'Cancella',
  reference: 'Riferimento',
  referenceHint: 'Automatico se lasciato vuoto',
  otherTillsUnseen: 'Le altre casse non vengono controllate',
  charge: 'Incassa',
  accepted: 'Si accettano',
  atLeast: (amount) => `Incassare almeno ${amount}.`,
  askAmount: (amount) => `Incassare ${amount}?`,
  aboveLimit: (limit) =>
    `Oltre ${limit} la cassa chiede conferma. Nulla è ancora stato incassato: controllare l’importo.`,
  confirmAmount: (amount) => `Sì, incassa ${amount}`,
  openExisting: 'Apri quella vendita',
  enterSecrets: 'Inserisci le credenziali',
  keyTriedAgain:
    'La cassa riprova da sola con la stessa chiave ogni pochi minuti e così controlla i pagamenti aperti.',
  amountFaults: {
    empty: 'Prima inserire l’importo.',
    zero: 'L’importo deve essere superiore a zero.',
    'too-long': `Un importo ha al massimo ${MAX_AMOUNT_DIGITS} cifre.`,
    'not-digits': 'Un importo è composto solo da cifre.',
  },
  referenceFaults: {
    'too-long': `Un riferimento ha al massimo ${MAX_REFERENCE_LENGTH} caratteri. Abbreviarlo.`,
    'control-characters':
      'Questo riferimento contiene caratteri che non si possono mostrare. Inserirlo di nuovo.',
  },
};
