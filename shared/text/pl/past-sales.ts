import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pl');

export const findPayment: Words['findPayment'] = {
  title: 'Znajdź płatność',
  search: 'Nr referencyjny, kod, kwota, #numer lub dzień',
  hint: 'STOLIK-9; 12,34; #17; wczoraj',
  find: 'Szukaj',
  today: 'dzisiaj',
  yesterday: 'wczoraj',
  from: 'Od',
  to: 'Do',
  only: 'Pokaż',
  filters: { all: 'Wszystkie', open: 'Otwarte', exceptions: 'Wyjątki' },
  searching: 'Szukanie…',
  found: (count) => `Znaleziono ${sales(count)}.`,
  foundSome: (count) =>
    plural(count, {
      one: `Znaleziono ${count} najnowszą sprzedaż.`,
      few: `Znaleziono ${count} najnowsze sprzedaże.`,
      other: `Znaleziono ${count} najnowszych sprzedaży.`,
    }),
  foundPart: (count) => `Znaleziono ${sales(count)} z tym fragmentem w numerze referencyjnym.`,
  none: 'Nie znaleziono sprzedaży.',
  lookedBackTo: (time) => `Przejrzano wszystkie numery referencyjne wstecz do: ${time}.`,
  more: 'Pokaż starsze sprzedaże',
  lookFurther: 'Szukaj dalej wstecz',
  wrongDates: 'Pierwszy dzień nie może być późniejszy niż ostatni.',
  sale: (number) => `Sprzedaż ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `Sprzedaż ${number}`,
  reference: 'Nr referencyjny',
  paymentCode: 'Kod',
  started: 'Początek',
  ended: 'Koniec',
  requested: 'Do zapłaty',
  received: 'Wpłynęło',
  goTo: 'Przejdź do tej sprzedaży',
  showPage: 'Pokaż ponownie stronę płatności',
  hidePage: 'Ukryj stronę płatności',
  stillOpen: 'Ta sprzedaż jeszcze się nie zakończyła.',
  notCreated: 'Nie wyświetlono kodu, więc nikt nie mógł zapłacić.',
  history: 'Co się stało',
};

export const history: Words['history'] = {
  started: (amount) => `Rozpoczęto sprzedaż: ${amount}`,
  asked: 'Kasa poprosiła system płatności o kod',
  'code-shown': 'Kod wyświetlono klientowi',
  'stray-found': 'Znaleziono płatność, której kodu nigdy nie wyświetlono',
  triesInARow: (tries) => `Prób z rzędu: ${tries}`,
  'history-differs': (said) => `Historia płatności podaje inną kwotę: ${said}`,
  'foreign-payment': 'System podał płatność, która nie należy do tej sprzedaży: nie policzono',
  'strays-searched': 'Szukano płatności, dla których odpowiedź utracono: wyszukiwanie zakończone',
  resumed: 'Ktoś kazał kasie ponownie poprosić o kod',
  'record-damaged': 'W tym miejscu brakuje części zapisu tej sprzedaży lub nie da się jej odczytać',
  stopped: 'Kasjer przerwał sprzedaż, zanim wyświetlono kod',
  parked: 'Odłożono: obsłużono następnego klienta',
  opened: 'Ponownie na ekranie',
  left: 'Kasjer zobaczył wynik i przeszedł dalej',
  printed: 'Wydrukowano potwierdzenie lub kwit',
  noted: 'Kasjer przeczytał uwagi dotyczące tej sprzedaży',
  'not-sent': (why) => `Nie połączono się z systemem płatności; płatności nie pobrano. ${why}`,
  lost: (why) => `Utracono odpowiedź na żądanie. ${why}`,
  refused: (why) => `System płatności odmówił utworzenia kodu. ${why}`,
  'strays-unchecked': (why) => `Nie można było poszukać płatności, dla których odpowiedź utracono. ${why}`,
  'paid-beside': (earlier) => `Opłacono też sprzedaż ${earlier} za to samo zamówienie`,
  overridden: {
    'earlier-payment-unreadable': 'Zażądano płatności, choć nie można było sprawdzić wcześniejszej płatności',
    'reference-paid-before': 'Zażądano płatności, choć ten numer referencyjny był już opłacony',
    'reference-open-elsewhere': 'Zażądano płatności, choć ten numer referencyjny był otwarty na innej kasie',
    'same-amount-open': 'Zażądano płatności, choć otwarta była sprzedaż na tę samą kwotę',
    'other-tills-unchecked': 'Zażądano płatności, choć nie można było sprawdzić innych kas',
  },
  overriddenOther: 'Zażądano płatności mimo ostrzeżenia kasy',
  waiting: 'System płatności czeka na płatność',
  seen: 'Płatność wykryta, jeszcze niepotwierdzona',
  ended: (outcome) => `System płatności podaje: ${outcome}`,
  unrecognised: (status) => `System płatności podaje „${status}”, czego ta kasa nie zna`,
  requested: (amount) => `Do zapłaty: ${amount}`,
  received: (amount) => `Wpłynęło: ${amount}`,
  stray: 'Płatność, której kodu nigdy nie wyświetlono',
};

function sales(count: number): string {
  return plural(count, { one: `${count} sprzedaż`, few: `${count} sprzedaże`, other: `${count} sprzedaży` });
}
