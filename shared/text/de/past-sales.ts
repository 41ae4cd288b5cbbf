import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('de');

export const findPayment: Words['findPayment'] = {
  title: 'Zahlung suchen',
  search: 'Referenz, Code, Betrag, #Nummer oder Tag',
  hint: 'TISCH-9 · 12,34 · #17 · gestern',
  find: 'Suchen',
  today: 'heute',
  yesterday: 'gestern',
  from: 'Von',
  to: 'Bis',
  only: 'Anzeigen',
  filters: { all: 'Alle', open: 'Offen', exceptions: 'Ausnahmen' },
  searching: 'Wird gesucht …',
  found: (count) =>
    plural(count, { one: `${count} Verkauf gefunden.`, other: `${count} Verkäufe gefunden.` }),
  foundSome: (count) =>
    plural(count, {
      one: 'Der neueste gefundene Verkauf.',
      other: `Die neuesten ${count} gefundenen Verkäufe.`,
    }),
  foundPart: (count) =>
    plural(count, {
      one: `${count} Verkauf enthält das in der Referenz.`,
      other: `${count} Verkäufe enthalten das in der Referenz.`,
    }),
  none: 'Kein Verkauf gefunden.',
  lookedBackTo: (time) => `Alle Referenzen zurück bis ${time} durchsucht.`,
  more: 'Ältere Verkäufe zeigen',
  lookFurther: 'Weiter zurück suchen',
  wrongDates: 'Der erste Tag darf nicht nach dem letzten liegen.',
  sale: (number) => `Verkauf ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `Verkauf ${number}`,
  reference: 'Referenz',
  paymentCode: 'Code',
  started: 'Begonnen',
  ended: 'Beendet',
  requested: 'Gefordert',
  received: 'Erhalten',
  goTo: 'Zu diesem Verkauf',
  showPage: 'Zahlungsseite noch einmal zeigen',
  hidePage: 'Zahlungsseite ausblenden',
  stillOpen: 'Dieser Verkauf ist noch nicht beendet.',
  notCreated: 'Es wurde kein Code angezeigt, also kann niemand bezahlt haben.',
  history: 'Verlauf',
};

export const history: Words['history'] = {
  started: (amount) => `Verkauf begonnen: ${amount}`,
  asked: 'Die Kasse hat beim Dienst einen Code angefordert',
  'code-shown': 'Code dem Kunden gezeigt',
  'stray-found': 'Eine Zahlung gefunden, deren Code nie angezeigt wurde',
  triesInARow: (tries) => `Versuche hintereinander: ${tries}`,
  'history-differs': (said) => `Die Zahlungshistorie nennt einen anderen Betrag: ${said}`,
  'foreign-payment': 'Der Dienst nannte eine Zahlung, die nicht zu diesem Verkauf gehört: nicht gezählt',
  'strays-searched': 'Zahlungen mit verlorener Antwort gesucht: Suche vollständig',
  resumed: 'Jemand ließ die Kasse erneut nach einem Code fragen',
  'record-damaged': 'Ein Teil der Aufzeichnung dieses Verkaufs fehlt hier oder ist nicht lesbar',
  stopped: 'An der Kasse abgebrochen, bevor ein Code angezeigt wurde',
  parked: 'Zurückgestellt: der nächste Kunde wurde bedient',
  opened: 'Wieder auf dem Bildschirm',
  left: 'Ausgang an der Kasse gesehen und weitergemacht',
  printed: 'Beleg oder Rückforderungsschein gedruckt',
  noted: 'Hinweis zu diesem Verkauf an der Kasse gelesen',
  'not-sent': (why) => `Der Dienst war nicht erreichbar; es wurde nichts kassiert. ${why}`,
  lost: (why) => `Die Antwort auf die Anfrage ging verloren. ${why}`,
  refused: (why) => `Der Dienst hat keinen Code erstellt. ${why}`,
  'strays-unchecked': (why) => `Zahlungen mit verlorener Antwort konnten nicht gesucht werden. ${why}`,
  'paid-beside': (earlier) => `Verkauf ${earlier} für dieselbe Bestellung wurde ebenfalls bezahlt`,
  overridden: {
    'earlier-payment-unreadable':
      'Kassieren begonnen, obwohl eine frühere Zahlung nicht gelesen werden konnte',
    'reference-paid-before': 'Kassieren begonnen, obwohl diese Referenz schon bezahlt war',
    'reference-open-elsewhere': 'Kassieren begonnen, obwohl diese Referenz an einer anderen Kasse offen war',
    'same-amount-open': 'Kassieren begonnen, obwohl ein Verkauf über denselben Betrag offen war',
    'other-tills-unchecked': 'Kassieren begonnen, obwohl andere Kassen nicht zu prüfen waren',
  },
  overriddenOther: 'Kassieren begonnen, obwohl die Kasse gewarnt hat',
  waiting: 'Der Dienst wartet auf die Zahlung',
  seen: 'Zahlung gesehen, noch nicht bestätigt',
  ended: (outcome) => `Der Dienst meldet: ${outcome}`,
  unrecognised: (status) => `Der Dienst meldet „${status}“, was diese Kasse nicht kennt`,
  requested: (amount) => `Gefordert: ${amount}`,
  received: (amount) => `Erhalten: ${amount}`,
  stray: 'Die Zahlung, deren Code nie angezeigt wurde',
};
