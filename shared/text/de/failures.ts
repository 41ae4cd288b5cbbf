import { printTroubles } from './printing.ts';
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  ...printTroubles,
  'printer-missing': 'An dieser Kasse ist kein Drucker eingerichtet.',
  'print-job-not-found': 'Dieser Ausdruck steht nicht mehr auf der Liste.',
  'earlier-payment-unreadable': 'Die frühere Zahlung zu dieser Referenz lässt sich gerade nicht prüfen.',
  'reference-paid-before': 'Diese Referenz ist bereits bezahlt.',
  'reference-open-elsewhere': 'Eine andere Kasse kassiert gerade unter dieser Referenz.',
  'same-amount-open': 'Ein Verkauf über denselben Betrag ist noch offen.',
  'other-tills-unchecked': 'Andere Kassen ließen sich nicht prüfen.',
  'amount-invalid': 'Dieser Betrag kann nicht kassiert werden.',
  'amount-unconfirmed': 'Dieser Betrag ist ungewöhnlich hoch. Nichts wurde kassiert.',
  'reference-invalid': 'Diese Referenz kann nicht verwendet werden.',
  'reference-in-use': 'Ein offener Verkauf hat bereits diese Referenz.',
  'sale-in-progress': 'An dieser Kasse läuft noch ein Verkauf.',
  'sale-not-found': 'Dieser Verkauf ist an dieser Kasse nicht mehr offen.',
  'other-service':
    'Dieser Verkauf gehört zu einem anderen Zahlungsdienst. Nur dieser weiß, ob er bezahlt ist.',
  'till-not-ready': 'Die Kasse ist noch nicht bereit.',
  'ledger-unavailable':
    'Das Verkaufsprotokoll kann nicht geschrieben werden, deshalb wird nichts Neues kassiert.',
  'ledger-unreadable':
    'Das Verkaufsprotokoll kann gerade nicht gelesen werden. Eine Suche ändert keinen Verkauf und kassiert nichts.',
  'service-unreachable': 'Der Zahlungsdienst ist nicht erreichbar.',
  'service-busy': 'Der Zahlungsdienst bittet die Kasse, langsamer zu fragen.',
  'service-error': 'Der Zahlungsdienst hat eine Störung.',
  'service-answer-unreadable': 'Die Kasse kann die Antwort des Zahlungsdienstes nicht lesen.',
  'payment-address-refused':
    'Der Zahlungsdienst hat eine Adresse geschickt, die nicht sicher angezeigt werden kann.',
  'payment-not-ours': 'Der Zahlungsdienst hat mit der Zahlung eines anderen Verkaufs geantwortet.',
  'payment-rejected': 'Der Zahlungsdienst hat diesen Verkauf nicht angenommen.',
  'currency-not-payable': 'Der Zahlungsdienst kann diesen Betrag nicht bis zur letzten Stelle annehmen.',
  'sale-currency-changed':
    'Dieser Verkauf wurde in einer anderen Währung begonnen, als die Kasse jetzt kassiert. Es wurde keine Zahlung angefordert.',
  'customer-required': 'Der Zahlungsdienst verlangt die Kundendaten oder nimmt sie nicht an.',
  'customer-details-invalid': 'Die Kundendaten sind unvollständig oder nicht richtig.',
  'customer-details-unavailable':
    'Die Kundendaten konnten auf dieser Kasse nicht sicher gespeichert werden, deshalb wurde nichts kassiert.',
  'not-permitted': 'Der Zahlungsdienst erlaubt das diesem Terminal nicht.',
  'not-found': 'Der Zahlungsdienst kennt dieses Terminal oder diese Zahlung nicht.',
  'request-rejected': 'Der Zahlungsdienst hat diese Anfrage nicht angenommen.',
  conflict: 'Das gibt es schon, oder es hat sich inzwischen geändert.',
  'change-unconfirmed':
    'Niemand weiß, ob der Zahlungsdienst diese Änderung ausgeführt hat. Erst nachsehen, dann erneut versuchen.',
  'sign-in-refused': 'Der Zahlungsdienst hat die Anmeldung abgelehnt.',
  'secret-missing': 'Ein Passwort oder Schlüssel wurde noch nicht eingegeben.',
  'profile-invalid': 'Das Profil enthält Fehler.',
  'payments-open': 'An dieser Kasse sind noch Zahlungen offen.',
  'keyring-missing': 'Dieser Computer hat keinen Schlüsselbund, der die Zugangsdaten schützt.',
  'counter-not-kept':
    'Der Warenkorb kann nicht auf die Festplatte geschrieben werden: bei einem Stromausfall wäre er leer.',
  'catalogue-not-kept':
    'Der Katalog kann nicht auf die Festplatte geschrieben werden. Der bisherige gilt weiter.',
  'held-carts-full': 'Zu viele Warenkörbe sind geparkt. Bitte zuerst einen kassieren oder entfernen.',
  'held-cart-gone': 'Dieser Warenkorb ist nicht mehr geparkt.',
  'nothing-to-reclaim': 'Zu diesem Verkauf gibt es derzeit nichts zurückzufordern.',
  'printer-not-ready': 'Kein Drucker ist bereit.',
  'file-not-written': 'Die Datei konnte nicht geschrieben werden.',
  'command-refused': 'Die Kasse hat diese Anfrage nicht angenommen.',
  'signed-out': 'An dieser Kasse ist niemand angemeldet.',
  'manager-only': 'Das darf nur die Leitung.',
  'pin-wrong': 'Diese PIN ist falsch.',
  'pin-locked': 'Zu viele falsche PINs: die PIN-Eingabe ist eine Zeit lang gesperrt.',
  'pins-unreadable': 'Die PINs dieser Kasse lassen sich auf diesem Computer nicht lesen.',
  'pins-not-now':
    'PINs können jetzt nicht geprüft werden: Der Schlüsselbund dieses Computers antwortet nicht. Eine Leitung kann sich mit Passwort oder Schlüssel des Terminals anmelden.',
  'owner-needed': 'Das geht hier jetzt nur mit dem Passwort oder einem Schlüssel des Terminals.',
  'owner-unproved': 'Das ist weder das Passwort noch ein Schlüssel dieses Terminals.',
  'cashier-invalid': 'Dieser Name oder diese PIN kann nicht verwendet werden.',
  'cashier-not-found': 'Diese Person ist an dieser Kasse nicht mehr eingetragen.',
  'last-manager': 'Solange Personal eingetragen ist, muss jemand von der Leitung dabei sein.',
  'shift-open': 'Es ist bereits eine Schicht offen.',
  'shift-not-open': 'Keine Schicht ist offen. Bitte zuerst eine öffnen.',
  'shift-not-found': 'Diese Schicht gibt es auf dieser Kasse nicht.',
  internal: 'In der Kasse selbst ist ein Fehler aufgetreten.',
};

export const actions: Words['actions'] = {
  wait: 'Es geht von selbst weiter.',
  'try-again': 'Bitte noch einmal versuchen.',
  'fix-input': 'Bitte berichtigen und noch einmal versuchen.',
  'sign-in': 'Die Leitung muss die Zugangsdaten neu eingeben.',
  'fix-configuration': 'Die Leitung muss die Einrichtung berichtigen.',
  'ask-manager': 'Bitte an die Leitung wenden.',
  report: 'Bitte dem Support melden.',
};

export const faults: Words['faults'] = {
  missing: (field) => `${field} fehlt. Bitte ergänzen.`,
  'unknown-field': (field) =>
    `${field} ist kein Feld eines Profils. Bitte entfernen oder den Namen berichtigen.`,
  'wrong-type': (field) => `${field} hat eine falsche Art von Wert.`,
  'not-one-of': (field) => `${field} hat einen Wert, der nicht zulässig ist.`,
  empty: (field) => `${field} ist leer. Bitte ausfüllen.`,
  'too-long': (field) => `${field} ist zu lang. Bitte kürzen.`,
  'not-a-url': (field) => `${field} ist keine Webadresse.`,
  'not-https': (field) => `${field} muss mit https:// beginnen.`,
  'not-json': (field) => `${field} ist kein gültiges JSON.`,
  malformed: (field) => `${field} ist nicht richtig geschrieben.`,
  wholeFile: 'Die Datei',
  expected: 'Erwartet:',
  trace: 'Kennung für den Support:',
};
