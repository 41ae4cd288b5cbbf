import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: 'Nouvelle vente',
  amount: 'Montant',
  keypad: 'Pavé numérique',
  backspace: 'Effacer le dernier chiffre',
  clear: 'Effacer',
  reference: 'Référence',
  referenceHint: 'Automatique si laissée vide',
  otherTillsUnseen: 'Les autres caisses ne sont pas vérifiées',
  charge: 'Encaisser',
  accepted: 'Acceptés ici',
  atLeast: (amount) => `Encaissez au moins ${amount}.`,
  askAmount: (amount) => `Encaisser ${amount} ?`,
  aboveLimit: (limit) =>
    `Au-delà de ${limit}, la caisse demande confirmation. Rien n’est encore encaissé : vérifiez le montant.`,
  confirmAmount: (amount) => `Oui, encaisser ${amount}`,
  openExisting: 'Ouvrir cette vente',
  enterSecrets: 'Saisir les identifiants',
  keyTriedAgain:
    'La caisse réessaie d’elle-même avec la même clé toutes les quelques minutes et relit ainsi les paiements en cours.',
  amountFaults: {
    empty: 'Saisissez d’abord le montant.',
    zero: 'Le montant doit être supérieur à zéro.',
    'too-long': `Un montant a au plus ${MAX_AMOUNT_DIGITS} chiffres.`,
    'not-digits': 'Un montant ne contient que des chiffres.',
  },
  referenceFaults: {
    'too-long': `Une référence a au plus ${MAX_REFERENCE_LENGTH} caractères. Raccourcissez-la.`,
    'control-characters':
      'Cette référence contient des caractères impossibles à afficher. Saisissez-la à nouveau.',
  },
};
