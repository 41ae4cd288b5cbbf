import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'Der Dienst antwortet nicht, also weiß niemand, ob sie bezahlt wurde. Nur noch einmal kassieren, wenn sicher nicht bezahlt wurde.',
      charge: 'Nicht bezahlt: noch einmal kassieren',
    },
    'reference-paid-before': {
      todo: 'Nur für eine neue Bestellung noch einmal kassieren.',
      charge: 'Neue Bestellung: kassieren',
    },
    'reference-open-elsewhere': {
      todo: 'Vielleicht wird dort gerade bezahlt. Zuerst an der anderen Kasse nachfragen.',
      charge: 'Trotzdem hier kassieren',
    },
    'same-amount-open': {
      todo: 'Derselbe Kunde? Dann diesen Verkauf öffnen: niemand soll doppelt zahlen.',
      charge: 'Anderer Kunde: kassieren',
    },
    'other-tills-unchecked': {
      todo: 'Der Zahlungsverlauf ist nicht lesbar; vielleicht hat eine andere Kasse diese Referenz schon kassiert. Hier wurde noch nichts verlangt: zuerst an den anderen Kassen nachfragen.',
      charge: 'Nirgends sonst kassiert: kassieren',
    },
  },
  inUse: 'Zum Fortsetzen öffnen. Für eine andere Bestellung die Referenz ändern.',
  writtenDifferently: 'Anders geschrieben, zählt aber als dieselbe Referenz.',
  back: 'Zurück',
};

export const earlier: Words['earlier'] = { sale: (number) => `Verkauf ${number}` };
