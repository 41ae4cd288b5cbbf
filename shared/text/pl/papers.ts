import { pluralsOf } from '../plural.ts';
import type { LaterWords } from '../words.ts';

const plural = pluralsOf('pl');

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Zapłacono w całości. Dziękujemy.',
    overpaid: 'Zapłacono. Wysłano więcej niż żądana kwota: nadwyżka należy do Ciebie i możesz ją odzyskać.',
    underpaid:
      'Wysłano mniej niż żądana kwota, więc ta sprzedaż nie jest opłacona. Wysłane środki należą do Ciebie: odzyskaj je.',
    expired:
      'Płatność nie wpłynęła na czas, więc ta sprzedaż nie jest opłacona. Środki wysłane za późno należą do Ciebie: odzyskaj je.',
    cancelled: 'Płatność anulowano, więc ta sprzedaż nie jest opłacona.',
    invalid:
      'Wysłanych środków nie można było przyjąć, więc ta sprzedaż nie jest opłacona. Środki należą do Ciebie: odzyskaj je.',
    'amount-differs':
      'System podaje inną kwotę niż w tej sprzedaży, więc nie jest ona uznana za zapłaconą. Prosimy o kontakt ze sklepem.',
    open: 'W chwili sporządzenia tego dokumentu płatność nie była jeszcze potwierdzona.',
    none: 'Dla tej sprzedaży nie wyświetlono kodu, więc nic nie zapłacono.',
  },
  receipt: 'Potwierdzenie zapłaty',
  record: 'Informacja o płatności',
  notAReceipt: 'To nie jest potwierdzenie zapłaty',
  copy: 'KOPIA',
  training: 'SZKOLENIE: nie przekazano żadnych pieniędzy',
  testMoney: 'TESTOWE PIENIĄDZE: nie przekazano prawdziwych pieniędzy',
  store: 'Sklep',
  terminal: 'Nr terminala',
  sale: 'Sprzedaż',
  date: 'Data',
  reference: 'Nr referencyjny',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Towary',
  discount: 'Rabat',
  tip: 'Napiwek',
  total: 'Razem',
  status: 'Stan płatności',
  notDecided: 'Niepotwierdzona',
  neverAsked: 'Bez żądania płatności',
  requested: 'Do zapłaty',
  received: 'Wpłynęło',
  paymentCode: 'Kod płatności',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Kwit odzyskania środków',
  how: 'Jak odzyskać środki',
  steps: [
    '1. Zeskanuj ten kod lub otwórz adres poniżej.',
    '2. Podaj na tej stronie swój adres e-mail.',
    '3. Postępuj zgodnie z wiadomością e-mail. Trwa to do jednego dnia.',
  ],
  lastDay: 'Odzyskaj do',
  window: (days) =>
    `Termin to ${plural(days, { one: `${days} dzień`, other: `${days} dni` })} od ostatniej aktualizacji płatności. Potem pomóc może tylko pomoc techniczna systemu płatności.`,
  updated: 'Ostatnia aktualizacja',
  atLatest:
    'Kasa nie mogła ustalić dokładnej chwili ostatniej aktualizacji, więc podano najwcześniejszy możliwy dzień.',
  over: 'Ten dzień już minął. Zwróć się do pomocy technicznej systemu płatności i pokaż ten kwit.',
  noPage:
    'Strona płatności tej sprzedaży nie jest znana. Zwróć się do pomocy technicznej systemu płatności i pokaż ten kwit.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'Co robić, gdy płatność się zakończy',
  intro:
    'Decyduje słowo na ekranie kasy, cokolwiek pokazuje telefon klienta. Kasa nie może zwrócić pieniędzy.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Wydruk próbny',
  title: 'Wydruk próbny',
  text: 'Jeśli możesz to przeczytać, drukarka działa.',
  letters: 'Litery',
  sample: 'ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ ÄÖÜß éèêç ñ¿¡ àìòù ãõ ğışİ € £',
  row: 'Nazwa na początku',
  value: 'jej wartość na końcu',
  code: 'Countertop – wydruk próbny',
};
