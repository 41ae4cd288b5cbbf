import type { Words } from '../words.ts';

export const customerDisplay: Words['customerDisplay'] = {
  closed: 'Diese Kasse ist geschlossen',
  welcome: 'Willkommen',
  practice: 'Übung: kein echtes Geld',
  accepted: 'Hier angenommen',
  total: 'Summe',
  amount: 'Betrag',
  discount: 'Rabatt',
  tip: 'Trinkgeld',
  quantity: (quantity) => `${quantity} ×`,
  moreLines: (count) => `und ${count} weitere davor`,
  preparing: 'Einen Moment bitte',
  preparingText: 'Ihr Zahlungscode kommt gleich.',
  toPay: 'Zu zahlen',
  scan: 'Mit dem Handy scannen',
  exact: 'Bitte genau den angezeigten Betrag zahlen',
  qr: 'QR-Code für die Zahlung',
  qrTooLong: 'Bitte an der Kasse nach der Zahlungsadresse fragen.',
  steps: 'Schritte Ihrer Zahlung',
  stepWaiting: 'Wartet auf Ihre Zahlung',
  stepSeen: 'Zahlung gesehen, wird bestätigt',
  confirming: 'Zahlung gesehen, wird bestätigt',
  confirmingText: 'Bitte warten. Nicht noch einmal zahlen.',
  checking: 'Wir prüfen Ihre Zahlung',
  checkingText: 'Bitte warten. Erst noch einmal zahlen, wenn das Personal darum bittet.',
  paid: 'Bezahlt',
  thanks: 'Vielen Dank!',
  overpaid:
    'Sie haben mehr als den Betrag gesendet. Über diesen Code können Sie den Rest innerhalb von 30 Tagen zurückholen.',
  reclaimQr: 'QR-Code der Rückforderungsseite',
  speak: 'Bitte sprechen Sie das Personal an',
  notPaid: {
    underpaid: {
      text: 'Es ist weniger als der volle Betrag eingegangen. Die Zahlung konnte deshalb nicht abgeschlossen werden.',
      reclaim:
        'Ihr Geld gehört weiterhin Ihnen. Über diesen Code können Sie es innerhalb von 30 Tagen zurückholen.',
    },
    invalid: {
      text: 'Diese Zahlung konnte nicht angenommen werden.',
      reclaim:
        'Das Gesendete gehört weiterhin Ihnen. Über diesen Code können Sie es innerhalb von 30 Tagen zurückholen.',
    },
    expired: {
      text: 'Die Zeit für diese Zahlung ist abgelaufen. Bitte nicht mehr bezahlen.',
      reclaim: 'Schon etwas gesendet? Über diesen Code können Sie es innerhalb von 30 Tagen zurückholen.',
    },
    cancelled: { text: 'Diese Zahlung wurde abgebrochen.', reclaim: '' },
    'no-code': { text: 'Die Zahlung konnte nicht gestartet werden. Sie haben nichts bezahlt.', reclaim: '' },
  },
  tipTitle: 'Möchten Sie Trinkgeld geben?',
  noTip: 'Kein Trinkgeld',
  otherTip: 'Anderer Betrag',
  ownTip: 'Ihr Trinkgeld',
  withTip: 'Summe mit Trinkgeld',
  addTip: 'Trinkgeld geben',
  backToTips: 'Zurück',
};
