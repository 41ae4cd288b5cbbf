import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Vollständig bezahlt. Vielen Dank.',
    overpaid:
      'Bezahlt. Es wurde mehr als der geforderte Betrag gesendet: der Rest gehört Ihnen und kann zurückgefordert werden.',
    underpaid:
      'Es wurde weniger als der geforderte Betrag gesendet, dieser Verkauf ist daher nicht bezahlt. Das Gesendete gehört Ihnen: bitte zurückfordern.',
    expired:
      'Es ging nicht rechtzeitig eine Zahlung ein, dieser Verkauf ist daher nicht bezahlt. Was zu spät gesendet wurde, gehört Ihnen: bitte zurückfordern.',
    cancelled: 'Die Zahlung wurde abgebrochen, dieser Verkauf ist daher nicht bezahlt.',
    invalid:
      'Das Gesendete konnte nicht angenommen werden, dieser Verkauf ist daher nicht bezahlt. Es gehört Ihnen: bitte zurückfordern.',
    'amount-differs':
      'Der Dienst nennt einen anderen Betrag als diesen Verkauf, der daher nicht als bezahlt gilt. Bitte an das Geschäft wenden.',
    open: 'Die Zahlung war noch nicht bestätigt, als dies erstellt wurde.',
    none: 'Für diesen Verkauf wurde kein Code angezeigt, es wurde also nichts bezahlt.',
  },
  receipt: 'Beleg',
  record: 'Zahlungsprotokoll',
  notAReceipt: 'Dies ist kein Beleg',
  copy: 'KOPIE',
  training: 'ÜBUNG: es ist kein Geld geflossen',
  testMoney: 'TESTGELD: es ist kein echtes Geld geflossen',
  store: 'Geschäft',
  terminal: 'Terminal',
  sale: 'Verkauf',
  date: 'Datum',
  reference: 'Referenz',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Waren',
  discount: 'Rabatt',
  tip: 'Trinkgeld',
  total: 'Summe',
  status: 'Status',
  notDecided: 'Nicht bestätigt',
  neverAsked: 'Nicht angefordert',
  requested: 'Gefordert',
  received: 'Erhalten',
  paymentCode: 'Zahlungscode',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Rückforderungsschein',
  how: 'So fordern Sie zurück',
  steps: [
    '1. Diesen Code scannen oder die Adresse darunter öffnen.',
    '2. Auf der Seite Ihre E-Mail-Adresse angeben.',
    '3. Den Anweisungen in der E-Mail folgen. Das dauert bis zu einem Tag.',
  ],
  lastDay: 'Zurückfordern bis',
  window: (days) =>
    `Die Frist beträgt ${days} Tage ab der letzten Änderung der Zahlung. Danach kann nur noch der Support des Zahlungsdienstes helfen.`,
  updated: 'Letzte Änderung',
  atLatest:
    'Die Kasse konnte den genauen Zeitpunkt der letzten Änderung nicht abfragen; dies ist deshalb der früheste mögliche Tag.',
  over: 'Dieser Tag ist vorbei. Bitte an den Support des Zahlungsdienstes wenden und diesen Schein vorzeigen.',
  noPage:
    'Zu diesem Verkauf ist keine Zahlungsseite bekannt. Bitte an den Support des Zahlungsdienstes wenden und diesen Schein vorzeigen.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'Was tun, wenn eine Zahlung endet',
  intro:
    'Es gilt, was auf dem Bildschirm der Kasse steht, egal was das Handy des Kunden zeigt. Die Kasse kann kein Geld zurückgeben.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Testdruck',
  title: 'Testdruck',
  text: 'Ist dies lesbar, funktioniert der Drucker.',
  letters: 'Buchstaben',
  sample: 'ÄÖÜß éèêç ñ¿¡ àìòù ãõ ąćęłńóśźż ğışİ € £',
  row: 'Ein Name am Anfang',
  value: 'sein Wert am Ende',
  code: 'Countertop Testdruck',
};
