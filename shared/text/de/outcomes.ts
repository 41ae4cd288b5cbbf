import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Bezahlt',
    verdict: 'Ware aushändigen.',
    happened: 'Der volle Betrag wurde bezahlt.',
    money: 'Ja, der volle Betrag.',
    todo: 'Nichts weiter: dieser Verkauf ist abgeschlossen.',
  },
  overpaid: {
    title: 'Bezahlt, zu viel',
    verdict: 'Ware aushändigen.',
    happened: 'Es wurde mehr als der geforderte Betrag gesendet.',
    money: 'Ja, der geforderte Betrag. Der Rest gehört weiterhin dem Kunden.',
    todo: 'Die Zahlungsseite: dort kann der Kunde den Rest innerhalb von 30 Tagen zurückfordern.',
  },
  underpaid: {
    title: 'Nicht voll bezahlt',
    verdict: 'Keine Ware aushändigen.',
    happened: 'Es wurde weniger als der geforderte Betrag gesendet.',
    money:
      'Nein. Das Gesendete gehört weiterhin dem Kunden und kann innerhalb von 30 Tagen zurückgefordert werden.',
    todo: 'Nichts mehr an diesen Code senden lassen. Für die Rückforderung die Zahlungsseite zeigen und einen neuen Verkauf beginnen.',
  },
  expired: {
    title: 'Abgelaufen',
    verdict: 'Keine Ware aushändigen.',
    happened: 'Es ging nicht rechtzeitig eine Zahlung ein, und dieser Code gilt nicht mehr.',
    money: 'Nein. Was zu spät gesendet wurde, lässt sich 30 Tage lang auf der Zahlungsseite zurückfordern.',
    todo: 'Einen neuen Verkauf beginnen, wenn der Kunde noch zahlen möchte.',
  },
  cancelled: {
    title: 'Abgebrochen',
    verdict: 'Keine Ware aushändigen.',
    happened: 'Die Zahlung wurde abgebrochen, bevor sie bezahlt war.',
    money: 'Nein.',
    todo: 'Einen neuen Verkauf beginnen, wenn der Kunde noch zahlen möchte.',
  },
  invalid: {
    title: 'Nicht angenommen',
    verdict: 'Keine Ware aushändigen.',
    happened:
      'Der Dienst konnte das Gesendete nicht annehmen, zum Beispiel eine falsche Währung oder mehrere Überweisungen.',
    money:
      'Nein. Das Gesendete gehört weiterhin dem Kunden und kann innerhalb von 30 Tagen zurückgefordert werden.',
    todo: 'Für die Rückforderung die Zahlungsseite zeigen und einen neuen Verkauf beginnen.',
  },
  'amount-differs': {
    title: 'Betrag weicht ab',
    verdict: 'Keine Ware aushändigen.',
    happened:
      'Der Dienst meldet „bezahlt“, aber über einen anderen Betrag oder eine andere Währung als dieser Verkauf.',
    money: 'Nicht sicher: der Dienst nennt einen anderen Betrag.',
    todo: 'Die Leitung holen und nicht noch einmal kassieren: die Zahlung wird mit den Aufzeichnungen des Dienstes verglichen.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'Was ist passiert?',
  money: 'Wurde Geld eingenommen?',
  todo: 'Was ist jetzt zu tun?',
  requested: 'Gefordert',
  received: 'Erhalten',
  newSale: 'Neuer Verkauf',
  stay: 'Hier bleiben',
  returns: (seconds) => `Neuer Verkauf in ${seconds} s`,
  showPage: 'Zahlungsseite',
  hidePage: 'Zahlungsseite ausblenden',
  pageQr: 'QR-Code der Rückforderungsseite',
  pageHint:
    'Der Kunde scannt den Code, gibt eine E-Mail-Adresse an und fordert dort zurück. Das dauert bis zu einem Tag.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'Kein Code erstellt',
  stopped: 'Verkauf abgebrochen',
  verdict: 'Niemand hat bezahlt.',
  stoppedText: 'Der Verkauf wurde abgebrochen, bevor ein Code zu sehen war.',
  money: 'Nein. Ohne Code kann niemand bezahlt haben.',
  todo: 'Noch einmal beginnen: der Betrag bleibt stehen.',
  otherCurrency: 'Den Betrag neu eingeben, in der Währung, in der die Kasse jetzt kassiert.',
  newSale: 'Neuer Verkauf',
};
