import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('nl');

export const signIn: Words['signIn'] = {
  title: 'Wie staat er aan de kassa?',
  names: 'Kassamedewerkers',
  keypad: 'Toetsen voor pincode',
  pinFor: (name) => `Pincode van ${name}`,
  chooseFirst: 'Kies eerst je naam',
  typed: (digits) =>
    plural(digits, { one: `${digits} cijfer ingevoerd`, other: `${digits} cijfers ingevoerd` }),
  signIn: 'Inloggen',
  other: 'Iemand anders',
  backspace: 'Laatste cijfer wissen',
  locked: (seconds) =>
    seconds < 120
      ? `Pincode nog ${seconds} s geblokkeerd.`
      : `Pincode nog ${Math.ceil(seconds / 60)} min geblokkeerd.`,
  forgotten: 'Pincode vergeten?',
  askManager: 'Een manager kan een nieuwe pincode instellen via Menu, Kassamedewerkers.',
  goOn: 'Doorgaan',
  missing: 'De kassamedewerkers ontbreken',
  missingText:
    'Hier werkten kassamedewerkers, maar de administratie van de kassa kent ze niet meer: die is verwijderd of gewijzigd. Er kan geen verkoop beginnen. Open betalingen worden nog gevolgd. Haal een manager.',
  missingOwner: 'Voor de eigenaar',
  missingOwnerText:
    'Zet de administratie terug vanuit een back-up. Of voer het wachtwoord of een sleutel van deze terminal in: de kassa gaat verder zonder medewerkers en u voegt de manager opnieuw toe.',
  setupOwner: 'Alleen de eigenaar wijzigt nu de instellingen',
  setupOwnerText:
    'Aan deze kassa werken medewerkers en niemand kan zich hier aanmelden. Voer het wachtwoord of een sleutel van de terminal in.',
  resetTitle: (name) => `Nieuwe pincode voor ${name}`,
  resetText: 'Voer het wachtwoord of een sleutel van deze terminal in. Dat bewijst dat de kassa van u is.',
  resetTraining: 'Dit is training: er is geen wachtwoord nodig.',
  secret: 'Wachtwoord of sleutel van de terminal',
  newPin: 'Nieuwe pincode, 4 tot en met 8 cijfers',
  setPin: 'Nieuwe pincode instellen',
};

export const cashiers: Words['cashiers'] = {
  title: 'Kassamedewerkers',
  none: 'Op deze kassa logt niemand in. Voeg eerst een manager toe: vanaf dan logt iedereen in met een pincode.',
  add: 'Medewerker toevoegen',
  addManager: 'Manager toevoegen',
  name: 'Naam',
  pin: 'Pincode, 4 tot en met 8 cijfers',
  pinWord: 'Pincode',
  role: 'Rol',
  roles: { manager: 'Manager', cashier: 'Kassamedewerker' },
  save: 'Toevoegen',
  cancel: 'Annuleren',
  change: 'Wijzigen',
  changeTitle: (name) => `${name} wijzigen`,
  rename: 'Naam opslaan',
  setPin: 'Nieuwe pincode instellen',
  pinSet: 'De nieuwe pincode is ingesteld.',
  remove: 'Verwijderen',
  removeQuestion: (name) => `${name} verwijderen?`,
  removeText: 'De pincode werkt vanaf nu niet meer. In eerdere verkopen en rapporten blijft de naam staan.',
  removeLastText: 'Daarna logt niemand meer in op deze kassa: wie eraan staat, kan alles doen.',
  keep: 'Behouden',
  rules: 'Regels',
  lockAfter: 'Kassa vergrendelen bij inactiviteit',
  minutes: (minutes) => plural(minutes, { one: `${minutes} minuut`, other: `${minutes} minuten` }),
  never: 'Nooit',
  shiftRequired: 'Geen verkoop zonder open shift',
};
