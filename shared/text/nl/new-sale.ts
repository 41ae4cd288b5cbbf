import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: 'Nieuwe verkoop',
  amount: 'Bedrag',
  keypad: 'Cijfertoetsen',
  backspace: 'Laatste cijfer wissen',
  clear: 'Wissen',
  reference: 'Referentie',
  referenceHint: 'Automatisch als het leeg is',
  otherTillsUnseen: 'Andere kassa’s worden niet gecontroleerd',
  charge: 'Afrekenen',
  accepted: 'Hier geaccepteerd',
  atLeast: (amount) => `Reken minstens ${amount} af.`,
  askAmount: (amount) => `${amount} afrekenen?`,
  aboveLimit: (limit) =>
    `Boven ${limit} vraagt de kassa het na. Er is nog niets afgerekend: controleer het bedrag.`,
  confirmAmount: (amount) => `Ja, ${amount} afrekenen`,
  openExisting: 'Die verkoop openen',
  enterSecrets: 'Toegangsgegevens invoeren',
  keyTriedAgain:
    'De kassa probeert dezelfde sleutel om de paar minuten vanzelf opnieuw en leest daarmee de open betalingen.',
  amountFaults: {
    empty: 'Voer eerst het bedrag in.',
    zero: 'Het bedrag moet hoger zijn dan nul.',
    'too-long': `Een bedrag heeft maximaal ${MAX_AMOUNT_DIGITS} cijfers.`,
    'not-digits': 'Een bedrag bestaat alleen uit cijfers.',
  },
  referenceFaults: {
    'too-long': `Een referentie heeft maximaal ${MAX_REFERENCE_LENGTH} tekens. Maak deze korter.`,
    'control-characters': 'Deze referentie bevat tekens die niet kunnen worden getoond. Typ deze opnieuw.',
  },
};
