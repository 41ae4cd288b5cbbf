import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Code wird geholt …',
  pausedTitle: 'Kein Code',
  nobodyPaid: 'Ohne Code kann niemand bezahlt haben.',
  stop: 'Diesen Verkauf abbrechen',
  newSale: 'Neuer Verkauf',
  tryNow: 'Code jetzt anfordern',
  goOn: 'Code trotzdem anfordern',
  paused: {
    'record-damaged': 'Die Aufzeichnung dieses Verkaufs ist beschädigt: vor erneutem Kassieren prüfen',
    'answers-unreadable': 'Die Antworten des Dienstes sind nicht lesbar: die Kasse fragt nicht mehr',
    'answers-lost': 'Die Antworten des Dienstes gingen verloren: die Kasse fragt nicht mehr',
    'tries-exhausted': 'Der Dienst war lange nicht erreichbar: die Kasse fragt nicht mehr',
  },
  checkFirst:
    'Vielleicht wurde ein Code angezeigt und bezahlt; die Kasse weiß es nicht. Den Verkauf zuerst beim Zahlungsdienst suchen. Wurde nicht bezahlt, hier fortfahren oder den Verkauf abbrechen.',
  pausedTodo:
    'Es wurde kein Code angezeigt, also kein Geld genommen. Diesen Verkauf abbrechen und neu beginnen, oder die Leitung fragen.',
  mayExist: (payments) =>
    payments === 1
      ? 'Beim Dienst kann eine Zahlung zurückgeblieben sein, die niemand bezahlen kann.'
      : `Beim Dienst können bis zu ${payments} Zahlungen zurückgeblieben sein, die niemand bezahlen kann.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'Wartet auf Zahlung',
  seen: 'Zahlung gesehen, wird bestätigt',
  unknown: 'Status wird geprüft',
  steps: 'Schritte der Zahlung',
  stepWaiting: 'Wartet',
  stepSeen: 'Gesehen, wird bestätigt',
  exact: 'Genau den angezeigten Betrag zahlen',
  qr: 'QR-Code für die Zahlung',
  qrTooLong: 'Diese Adresse ist zu lang für einen Code. Sie kann abgetippt werden:',
  store: 'Geschäft',
  reference: 'Referenz',
  accepted: 'Angenommen',
  paymentCode: 'Code',
  elapsed: (time) => `Seit ${time} angezeigt`,
  checked: (seconds) =>
    seconds < 60 ? `Vor ${seconds} s geprüft` : `Vor ${Math.floor(seconds / 60)} min geprüft`,
  notChecked: 'Noch nicht geprüft',
  address: 'Oder diese Adresse öffnen',
  newSale: 'Neuer Verkauf',
};

export const unknown: Words['unknown'] = {
  title: 'Status unbekannt: nicht noch einmal kassieren',
  unrecognised: (status) => `Der Dienst meldet einen Status, den diese Kasse nicht kennt: „${status}“.`,
  todo: 'Die Kasse prüft weiter: auf „Bezahlt“ warten.',
  verdict: 'Noch keine Ware aushändigen.',
  happened: 'Der Dienst antwortet nicht oder meldet etwas, das die Kasse nicht kennt.',
  money: 'Das weiß noch niemand. Vielleicht hat der Kunde schon bezahlt.',
};
