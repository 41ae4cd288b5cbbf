import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: 'Neuer Verkauf',
  amount: 'Betrag',
  keypad: 'Tastenfeld',
  backspace: 'Letzte Ziffer löschen',
  clear: 'Löschen',
  reference: 'Referenz',
  referenceHint: 'Leer: automatisch',
  otherTillsUnseen: 'Andere Kassen werden nicht geprüft',
  charge: 'Kassieren',
  accepted: 'Hier angenommen',
  atLeast: (amount) => `Mindestens ${amount} kassieren.`,
  askAmount: (amount) => `${amount} kassieren?`,
  aboveLimit: (limit) =>
    `Über ${limit} fragt die Kasse nach. Noch wurde nichts kassiert: Bitte den Betrag prüfen.`,
  confirmAmount: (amount) => `Ja, ${amount} kassieren`,
  openExisting: 'Diesen Verkauf öffnen',
  enterSecrets: 'Zugangsdaten eingeben',
  keyTriedAgain:
    'Die Kasse versucht es mit demselben Schlüssel alle paar Minuten von selbst und fragt damit offene Zahlungen ab.',
  amountFaults: {
    empty: 'Bitte zuerst den Betrag eingeben.',
    zero: 'Der Betrag muss größer als null sein.',
    'too-long': `Ein Betrag hat höchstens ${MAX_AMOUNT_DIGITS} Ziffern.`,
    'not-digits': 'Ein Betrag besteht nur aus Ziffern.',
  },
  referenceFaults: {
    'too-long': `Eine Referenz hat höchstens ${MAX_REFERENCE_LENGTH} Zeichen. Bitte kürzen.`,
    'control-characters':
      'Diese Referenz enthält Zeichen, die sich nicht anzeigen lassen. Bitte neu eingeben.',
  },
};
