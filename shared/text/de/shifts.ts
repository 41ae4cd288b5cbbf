import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('de');

export const shifts: Words['shifts'] = {
  title: 'Schicht',
  none: 'Keine Schicht ist offen.',
  open: 'Schicht öffnen',
  isOpen: (shift) => `Schicht ${shift} ist offen`,
  since: (time) => `Geöffnet ${time}`,
  sinceBy: (time, name) => `Geöffnet ${time} von ${name}`,
  look: 'X-Bericht',
  close: 'Schicht abschließen',
  closeQuestion: (shift) => `Schicht ${shift} abschließen?`,
  closeText:
    'Der Z-Bericht wird erstellt und aufbewahrt. Er kann nicht mit anderen Zahlen noch einmal erstellt werden.',
  closeOpenSales: (sales) =>
    plural(sales, {
      one: 'Ein Verkauf ist noch offen. Er wird aufgeführt und nach seinem Ende im nächsten Bericht genannt.',
      other: `${sales} Verkäufe sind noch offen. Sie werden aufgeführt und nach ihrem Ende im nächsten Bericht genannt.`,
    }),
  closing: 'Abgleich mit dem Zahlungsdienst …',
  closeNow: 'Abschließen mit Z-Bericht',
  notYet: 'Noch nicht',
  closed: 'Abgeschlossene Schichten',
  closedAt: (shift, time) => `Schicht ${shift}, abgeschlossen ${time}`,
  openSale: 'Öffnen',
};

export const shiftReport: Words['shiftReport'] = {
  x: (shift) => `X-Bericht, Schicht ${shift}`,
  z: (shift) => `Z-Bericht, Schicht ${shift}`,
  copy: 'KOPIE',
  xNote: 'Aktueller Stand. Die Schicht bleibt offen.',
  opened: 'Geöffnet',
  made: 'Erstellt',
  closedAt: 'Abgeschlossen',
  openedBy: 'Geöffnet von',
  madeBy: 'Erstellt von',
  closedBy: 'Abgeschlossen von',
  terminal: 'Terminal',
  sales: 'Verkäufe',
  numbers: 'Verkaufsnummern',
  range: (first, last) => `${first} – ${last}`,
  noSales: 'Kein Verkauf in dieser Schicht.',
  totals: (currency) => `Summen in ${currency}`,
  paid: 'Insgesamt bezahlt',
  tips: 'Davon Trinkgeld',
  discounts: 'Gewährte Rabatte',
  countAndSum: (count, amount) => `${count} · ${amount}`,
  byCashier: 'Nach Kassenkraft',
  nobody: 'Niemand angemeldet',
  exceptions: 'Zu prüfen',
  noExceptions: 'Nichts zu prüfen.',
  withoutShift: 'Ohne Schicht verkauft',
  apart: 'Nicht in den Summen oben.',
  more: (sales) => `und ${sales} weitere`,
  earlier: 'Aus früheren Schichten',
  earlierSale: (number, shift) => `Verkauf ${number} aus Schicht ${shift}`,
  endedLater: (standing) => `Später beendet: ${standing}`,
  changedLater: (was, now) => `Nach dem Z-Bericht geändert. Vorher: ${was}. Jetzt: ${now}.`,
  paidLater: 'Nach ihrem Z-Bericht bezahlt',
  unpaidLater: 'Nicht mehr bezahlt',
  reconciliation: {
    title: 'Abgleich mit dem Zahlungsdienst',
    compared: (payments) => `Verglichene Zahlungen: ${payments}`,
    agrees: 'Nichts weicht ab.',
    notCompared: {
      'not-permitted':
        'Nicht abgeglichen: Diese Kasse hat keinen gültigen Schlüssel für die Zahlungshistorie. Bitte von Hand mit der Liste des Dienstes vergleichen.',
      unreachable:
        'Nicht abgeglichen: Der Zahlungsdienst war nicht erreichbar. Der nächste Z-Bericht holt es nach.',
      'too-slow':
        'Nicht abgeglichen: Der Zahlungsdienst brauchte zu lange. Der nächste Z-Bericht holt es nach.',
      incomplete:
        'Nicht abgeglichen: Die Zahlungshistorie kam nicht vollständig. Der nächste Z-Bericht holt es nach.',
    },
    paidLate: 'Bezahlt, nachdem der Verkauf beendet war',
    differing: 'Der Dienst gibt etwas anderes an',
    stated: (said) => `Der Dienst sagt: ${said}`,
    unknown: 'Zahlungen ohne Verkauf an dieser Kasse',
    unknownNote:
      'Von einer anderen Kasse mit diesem Terminal oder aus einem verlorenen Eintrag. Bitte zuerst beim Dienst nachsehen.',
    unread: (payments) => `Nicht rechtzeitig geprüft: ${payments}`,
  },
  sale: (number) => `Verkauf ${number}`,
  standings: {
    completed: 'Bezahlt',
    overpaid: 'Bezahlt, zu viel',
    underpaid: 'Nicht voll bezahlt',
    expired: 'Abgelaufen',
    cancelled: 'Abgebrochen',
    invalid: 'Nicht angenommen',
    'amount-differs': 'Betrag weicht ab',
    open: 'Noch offen',
    unknown: 'Status unbekannt',
    'not-created': 'Kein Code erstellt',
  },
  kinds: {
    'paid-twice': 'Mehr als einmal bezahlt',
    'paid-beside': 'Neben anderem Verkauf bezahlt',
    'outcome-changed': 'Ausgang hat sich geändert',
    'lost-unchecked': 'Verlorene Antworten nicht geprüft',
    'amount-differs': 'Betrag weicht ab',
    'foreign-payment': 'Zahlung, die nicht dazugehört',
    unknown: 'Status unbekannt',
    open: 'Noch offen',
    underpaid: 'Nicht voll bezahlt',
    invalid: 'Nicht angenommen',
    overpaid: 'Bezahlt, zu viel',
    'not-created': 'Kein Code erstellt',
  },
};
