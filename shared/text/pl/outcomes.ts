import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Zapłacono',
    verdict: 'Wydaj towar.',
    happened: 'Klient zapłacił pełną kwotę.',
    money: 'Tak, pełną kwotę.',
    todo: 'Nic więcej: ta sprzedaż jest zakończona.',
  },
  overpaid: {
    title: 'Zapłacono, z nadwyżką',
    verdict: 'Wydaj towar.',
    happened: 'Klient wysłał więcej niż żądana kwota.',
    money: 'Tak, żądaną kwotę. Nadwyżka nadal należy do klienta.',
    todo: 'Pokaż ponownie stronę płatności: klient może tam odzyskać nadwyżkę w ciągu 30 dni.',
  },
  underpaid: {
    title: 'Nie zapłacono w całości',
    verdict: 'Nie wydawaj towaru.',
    happened: 'Klient wysłał mniej niż żądana kwota.',
    money: 'Nie. To, co wysłano, nadal należy do klienta, który może to odzyskać w ciągu 30 dni.',
    todo: 'Na ten kod nie wolno nic więcej wysyłać. Pokaż ponownie stronę płatności, aby klient odzyskał środki, i zacznij nową sprzedaż.',
  },
  expired: {
    title: 'Czas minął',
    verdict: 'Nie wydawaj towaru.',
    happened: 'W wyznaczonym czasie nie wpłynęła żadna płatność i ten kod już nie działa.',
    money: 'Nie. To, co wysłano za późno, można odzyskać na stronie płatności w ciągu 30 dni.',
    todo: 'Zacznij nową sprzedaż, jeśli klient nadal chce zapłacić.',
  },
  cancelled: {
    title: 'Anulowano',
    verdict: 'Nie wydawaj towaru.',
    happened: 'Płatność anulowano, zanim została dokonana.',
    money: 'Nie.',
    todo: 'Zacznij nową sprzedaż, jeśli klient nadal chce zapłacić.',
  },
  invalid: {
    title: 'Nie przyjęto',
    verdict: 'Nie wydawaj towaru.',
    happened:
      'System płatności nie mógł przyjąć tego, co wysłano, na przykład złej kryptowaluty lub kilku przelewów.',
    money: 'Nie. To, co wysłano, nadal należy do klienta, który może to odzyskać w ciągu 30 dni.',
    todo: 'Pokaż ponownie stronę płatności, aby klient odzyskał środki, i zacznij nową sprzedaż.',
  },
  'amount-differs': {
    title: 'Inna kwota',
    verdict: 'Nie wydawaj towaru.',
    happened: 'System podaje „zapłacono”, ale inną kwotę lub walutę niż w tej sprzedaży.',
    money: 'Nie wiadomo na pewno: system podaje inną kwotę.',
    todo: 'Wezwij kierownika i nie pobieraj zapłaty ponownie: płatność zostanie porównana z zapisami systemu.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'Co się stało',
  money: 'Czy pobrano pieniądze?',
  todo: 'Co teraz zrobić',
  requested: 'Do zapłaty',
  received: 'Wpłynęło',
  newSale: 'Nowa sprzedaż',
  stay: 'Zostań tutaj',
  returns: (seconds) => `Nowa sprzedaż za ${seconds} s`,
  showPage: 'Strona płatności',
  hidePage: 'Ukryj stronę',
  pageQr: 'Kod QR strony do odzyskania środków',
  pageHint: 'Klient skanuje kod, podaje adres e-mail i tam odzyskuje środki. Trwa to do jednego dnia.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'Nie utworzono kodu',
  stopped: 'Sprzedaż przerwana',
  verdict: 'Nikt nie zapłacił.',
  stoppedText: 'Sprzedaż przerwano, zanim wyświetlono kod.',
  money: 'Nie. Bez kodu nikt nie mógł zapłacić.',
  todo: 'Zacznij od nowa: kwota jest zachowana.',
  otherCurrency: 'Wpisz kwotę ponownie, w walucie, w której kasa teraz pobiera.',
  newSale: 'Nowa sprzedaż',
};
