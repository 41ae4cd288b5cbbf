import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Diese Kasse einrichten',
    text: 'Das Profil dieses Terminals laden oder zuerst alles im Übungsmodus ausprobieren.',
  },
  'profile-faulty': {
    title: 'Das Profil enthält Fehler',
    text: 'Halb eingerichtet startet die Kasse nicht. Bitte die Liste berichtigen und das Profil neu laden.',
  },
  'secrets-missing': {
    title: 'Zugangsdaten eingeben',
    text: 'Das Profil ist geladen. Die Kasse speichert die Zugangsdaten verschlüsselt und zeigt sie nie wieder an.',
  },
  'sign-in-refused': {
    title: 'Zugangsdaten neu eingeben',
    text: 'Vorher versucht die Kasse nicht, sich noch einmal anzumelden.',
  },
  failed: {
    title: 'Die Kasse konnte nicht starten',
    text: 'Kein Verkauf ist verloren. Falls gerade bezahlt wurde: nicht noch einmal kassieren, bevor die Kasse wieder läuft.',
  },
  asked: {
    title: 'Einrichtung',
    text: 'Zugangsdaten ändern, ein anderes Profil laden oder in den Übungsmodus wechseln.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Terminal-Passwort',
  clientSecret: 'Client-Secret',
  apiKey: 'API-Schlüssel',
};

export const setup: Words['setup'] = {
  back: 'Zurück zur Kasse',
  tryAgain: 'Noch einmal versuchen',
  loadTitle: 'Profil laden',
  loadText: 'Eine JSON-Datei vom Zahlungsanbieter oder von der Leitung.',
  choose: 'Profildatei auswählen',
  drop: 'oder hier ablegen',
  reading: 'Wird gelesen …',
  tooLarge: 'Diese Datei ist zu groß für ein Profil. Bitte eine andere wählen.',
  unreadable: 'Diese Datei konnte nicht gelesen werden. Bitte noch einmal auswählen.',
  faultsOf: (file) => `Fehler in ${file}`,
  faults: 'Fehler im Profil',
  trainingTitle: 'Übungsmodus',
  trainingText:
    'Eine vollständige Kasse zum Üben. Kein echtes Geld fließt, und nichts verlässt diesen Computer.',
  useTraining: 'Übungsmodus verwenden',
  profileTitle: 'Profil',
  store: 'Geschäft',
  merchant: 'Händler',
  terminal: 'Terminal',
  environment: 'Umgebung',
  environments: { sandbox: 'Sandbox (Testgeld)', production: 'Produktion (echtes Geld)' },
  service: 'Dienst',
  optional: 'freiwillig',
  apiKeyHint: 'freiwillig, um verlorene Antworten zu suchen',
  goesTo: (host) => `geht an ${host}`,
  kept: 'leer lassen, um es zu behalten',
  secretMissing: 'Bitte eingeben.',
  stillOpen: (count) => `Noch offen: ${count}. Die Kasse verfolgt sie bis zum Ende. Danach wechseln.`,
  leftOpen: 'Diese Zahlungen liest dann niemand, bis dieses Terminal wieder verwendet wird.',
  changeAnyway: 'Trotzdem wechseln',
  start: 'Kasse starten',
  save: 'Speichern und anmelden',
  starting: 'Anmeldung läuft …',
};
