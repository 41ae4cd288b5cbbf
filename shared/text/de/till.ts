import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Wird gestartet',
  noAnswer: 'Die Kasse hat nicht geantwortet. Bitte schließen und neu starten; kein Verkauf ist verloren.',
};

export const crash: Words['crash'] = {
  title: 'Die Anzeige hatte eine Störung',
  text: 'Nichts ist verloren: Verkäufe und Zahlungen bewahrt und überwacht die Kasse, nicht diese Anzeige.',
  reload: 'Anzeige neu laden',
  detail: 'Für den Support:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Übung',
  trainingNote: 'kein echtes Geld',
  sandbox: 'Sandbox',
  menu: 'Menü',
  lock: 'Sperren',
  signedIn: (name) => `Angemeldet: ${name}`,
  busy: 'Dienst ausgelastet:',
  busySeconds: (seconds) => `${seconds} s`,
  session: {
    none: '',
    'signing-in': 'Meldet sich an',
    'signed-in': 'Angemeldet',
    unreachable: 'Offline',
    refused: 'Anmeldung abgelehnt',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text':
    'Dieser Computer kann die gespeicherten Zugangsdaten nicht verschlüsseln. Nur zum Testen verwenden.',
  'ledger-repaired':
    'Das Verkaufsprotokoll war beschädigt und wurde repariert. Die Leitung sollte die letzten Verkäufe prüfen.',
  'ledger-damaged':
    'Einige Einträge offener Verkäufe sind nicht lesbar. Es ist kein Geld verloren: Der Zahlungsdienst kennt jede Zahlung. Die Leitung sollte dort nachsehen, bevor jemand noch einmal zahlen soll.',
  'ledger-full':
    'Das Verkaufsprotokoll konnte beim Start der Kasse nicht geschrieben werden. Offene Verkäufe werden überwacht; Neues wird erst kassiert, wenn Platz ist.',
  'counter-damaged':
    'Eine Datei dieser Kasse war beschädigt und wurde beiseitegelegt. Bitte prüfen, ob Katalog, Beträge und geparkte Warenkörbe noch da sind.',
  'settings-damaged':
    'Die Einstellungen dieser Kasse waren beschädigt und wurden beiseitegelegt. Bitte Terminal, Drucker und Anzeige neu einrichten; Verkäufe und Passwörter sind unversehrt.',
  'amounts-assumed':
    'Wie viele Nachkommastellen die Beträge früherer Verkäufe haben, ist nicht für jede Währung aufgezeichnet. Vergleichen Sie einen alten Verkauf in dieser Kasse mit seinem Beleg; weicht der Betrag ab, rufen Sie Ihren Lieferanten an, bevor Sie alte Berichte verwenden. Neue Verkäufe sind nicht betroffen.',
  'payments-open-elsewhere':
    'Unter einem anderen Terminal sind noch Verkäufe offen. Niemand liest ihre Zahlungen, bis diese Kasse wieder damit arbeitet.',
  'ledger-not-backed-up':
    'Die tägliche Sicherung des Verkaufsprotokolls ist nicht gelungen. Der Verkauf geht weiter, und jeder Verkauf wird aufgezeichnet. Die Leitung sollte die Ursache beheben; die Kasse versucht es stündlich erneut.',
  'certificates-checked':
    'Auf diesem Computer ist die Variable NODE_TLS_REJECT_UNAUTHORIZED gesetzt. Die Kasse prüft Zertifikate trotzdem: Nennen Sie stattdessen die Zertifizierungsstelle Ihres Dienstes im Profil.',
  'secrets-in-environment':
    'Die Geheimnisse wurden in der Umgebung dieses Computers übergeben; andere Programme können sie lesen, bis die Kasse geschlossen wird. Starten Sie die Kasse einmal ohne diese Variablen: Was sie gespeichert hat, behält sie. Oder übergeben Sie sie in einer Datei (--secrets-file).',
  'unexpected-error':
    'Ein Teil der Kasse ist ausgefallen und wurde neu gestartet. Der Verkauf geht weiter; jede Zahlung wird aufgezeichnet und verfolgt. Kommt diese Meldung wieder, die Kasse schließen und neu öffnen und dem Support mitteilen, was unten steht.',
};
