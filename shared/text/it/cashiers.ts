import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('it');

export const signIn: Words['signIn'] = {
  title: 'Chi è alla cassa?',
  names: 'Cassieri',
  keypad: 'Tastierino per il PIN',
  pinFor: (name) => `PIN di ${name}`,
  chooseFirst: 'Prima scegli il tuo nome',
  typed: (digits) => plural(digits, { one: `${digits} cifra inserita`, other: `${digits} cifre inserite` }),
  signIn: 'Accedi',
  other: 'Un’altra persona',
  backspace: 'Cancella l’ultima cifra',
  locked: (seconds) =>
    seconds < 120
      ? `Inserimento del PIN bloccato per ${seconds} s.`
      : `Inserimento del PIN bloccato per ${Math.ceil(seconds / 60)} min.`,
  forgotten: 'PIN dimenticato?',
  askManager: 'Un responsabile può impostare un nuovo PIN in Menu, Cassieri.',
  goOn: 'Continua',
  missing: 'Mancano gli operatori di questa cassa',
  missingText:
    'Qui lavoravano degli operatori, ma il registro della cassa non li conosce più: è stato rimosso o modificato. Non si può iniziare nessuna vendita. I pagamenti aperti sono ancora seguiti. Chiamare un responsabile.',
  missingOwner: 'Per il titolare',
  missingOwnerText:
    'Ripristinare il registro da una copia di sicurezza. Oppure inserire la password o una chiave di questo terminale: la cassa prosegue senza operatori e il responsabile va aggiunto di nuovo.',
  setupOwner: 'Ora solo il titolare può cambiare la configurazione',
  setupOwnerText:
    'A questa cassa lavorano degli operatori e nessuno può accedere qui. Inserire la password o una chiave del terminale.',
  resetTitle: (name) => `Nuovo PIN per ${name}`,
  resetText: 'Inserire la password o una chiave di questo terminale, per dimostrare di esserne il titolare.',
  resetTraining: 'Modalità formazione: non serve alcuna password.',
  secret: 'Password o chiave del terminale',
  newPin: 'Nuovo PIN, da 4 a 8 cifre',
  setPin: 'Imposta il nuovo PIN',
};

export const cashiers: Words['cashiers'] = {
  title: 'Cassieri',
  none: 'A questa cassa non accede nessuno con un PIN. Aggiungere prima un responsabile: da quel momento tutti accedono con un PIN.',
  add: 'Aggiungi un cassiere',
  addManager: 'Aggiungi il responsabile',
  name: 'Nome',
  pin: 'PIN, da 4 a 8 cifre',
  pinWord: 'PIN',
  role: 'Ruolo',
  roles: { manager: 'Responsabile', cashier: 'Cassiere' },
  save: 'Aggiungi',
  cancel: 'Annulla',
  change: 'Modifica',
  changeTitle: (name) => `Modifica ${name}`,
  rename: 'Salva il nome',
  setPin: 'Imposta il nuovo PIN',
  pinSet: 'Il nuovo PIN è impostato.',
  remove: 'Elimina',
  removeQuestion: (name) => `Eliminare ${name}?`,
  removeText: 'Il PIN smette subito di funzionare. Le vendite e i rapporti precedenti conservano il nome.',
  removeLastText: 'A questa cassa non accederà più nessuno con un PIN: chiunque la usi potrà fare tutto.',
  keep: 'Mantieni',
  rules: 'Regole',
  lockAfter: 'Blocca la cassa se nessuno la tocca per',
  minutes: (minutes) => plural(minutes, { one: `${minutes} minuto`, other: `${minutes} minuti` }),
  never: 'Mai',
  shiftRequired: 'Nessuna vendita senza un turno aperto',
};
