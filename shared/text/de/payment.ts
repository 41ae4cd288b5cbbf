import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Code wird geholt …',
  nobodyPaid: 'Ohne Code kann niemand bezahlt haben.',
  stop: 'Diesen Verkauf abbrechen',
  newSale: 'Neuer Verkauf',
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
