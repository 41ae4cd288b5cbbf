import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('de');

export const signIn: Words['signIn'] = {
  title: 'Wer ist an der Kasse?',
  names: 'Kassenpersonal',
  keypad: 'PIN-Tastenfeld',
  pinFor: (name) => `PIN von ${name}`,
  chooseFirst: 'Erst den Namen wählen',
  typed: (digits) =>
    plural(digits, { one: `${digits} Ziffer eingegeben`, other: `${digits} Ziffern eingegeben` }),
  signIn: 'Anmelden',
  other: 'Jemand anderes',
  backspace: 'Letzte Ziffer löschen',
  locked: (seconds) =>
    seconds < 120
      ? `PIN-Eingabe noch ${seconds} s gesperrt.`
      : `PIN-Eingabe noch ${Math.ceil(seconds / 60)} min gesperrt.`,
  forgotten: 'PIN vergessen?',
  askManager: 'Die Leitung kann unter „Menü“, „Kassenpersonal“ eine neue PIN vergeben.',
  goOn: 'Weiter',
  missing: 'Das Personal dieser Kasse fehlt',
  missingText:
    'Hier war Personal eingetragen, aber die Aufzeichnung der Kasse kennt es nicht mehr: Sie wurde entfernt oder verändert. Es kann kein Verkauf beginnen. Offene Zahlungen werden weiter verfolgt. Bitte die Leitung holen.',
  missingOwner: 'Für die Inhaberin oder den Inhaber',
  missingOwnerText:
    'Die Aufzeichnung aus einer Sicherung wiederherstellen. Oder Passwort oder Schlüssel dieses Terminals eingeben: Die Kasse geht ohne Personal weiter, und Sie tragen die Leitung neu ein.',
  setupOwner: 'Die Einrichtung kann jetzt nur ändern, wem die Kasse gehört',
  setupOwnerText:
    'An dieser Kasse ist Personal eingetragen, und niemand kann sich hier anmelden. Passwort oder Schlüssel des Terminals eingeben.',
  resetTitle: (name) => `Neue PIN für ${name}`,
  resetText:
    'Das Passwort oder einen Schlüssel dieses Terminals eingeben, als Nachweis, dass es die eigene Kasse ist.',
  resetTraining: 'Dies ist eine Übung: kein Passwort nötig.',
  secret: 'Passwort oder Schlüssel des Terminals',
  newPin: 'Neue PIN, 4 bis 8 Ziffern',
  setPin: 'Neue PIN festlegen',
};

export const cashiers: Words['cashiers'] = {
  title: 'Kassenpersonal',
  none: 'An dieser Kasse meldet sich niemand an. Zuerst die Leitung hinzufügen: ab dann melden sich alle mit PIN an.',
  add: 'Person hinzufügen',
  addManager: 'Leitung hinzufügen',
  name: 'Name',
  pin: 'PIN, 4 bis 8 Ziffern',
  pinWord: 'PIN',
  role: 'Rolle',
  roles: { manager: 'Leitung', cashier: 'Kassenkraft' },
  save: 'Hinzufügen',
  cancel: 'Abbrechen',
  change: 'Ändern',
  changeTitle: (name) => `${name} ändern`,
  rename: 'Namen speichern',
  setPin: 'Neue PIN festlegen',
  pinSet: 'Die neue PIN ist festgelegt.',
  remove: 'Entfernen',
  removeQuestion: (name) => `${name} entfernen?`,
  removeText:
    'Die PIN gilt ab sofort nicht mehr. In früheren Verkäufen und Berichten bleibt der Name stehen.',
  removeLastText: 'Danach meldet sich an dieser Kasse niemand mehr an: wer an der Kasse steht, darf alles.',
  keep: 'Behalten',
  rules: 'Regeln',
  lockAfter: 'Kasse bei Untätigkeit sperren',
  minutes: (minutes) => plural(minutes, { one: `${minutes} Minute`, other: `${minutes} Minuten` }),
  never: 'Nie',
  shiftRequired: 'Kein Verkauf ohne offene Schicht',
};
