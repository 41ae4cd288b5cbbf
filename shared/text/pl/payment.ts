import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Tworzenie kodu…',
  pausedTitle: 'Brak kodu',
  nobodyPaid: 'Nie wyświetlono kodu, więc nikt nie mógł zapłacić.',
  stop: 'Przerwij tę sprzedaż',
  newSale: 'Nowa sprzedaż',
  tryNow: 'Poproś teraz o kod',
  goOn: 'Mimo to poproś o kod',
  paused: {
    'record-damaged': 'Zapis tej sprzedaży jest uszkodzony: sprawdź przed ponownym pobraniem płatności',
    'answers-unreadable': 'Odpowiedzi usługi są nieczytelne: kasa przestała pytać',
    'answers-lost': 'Odpowiedzi usługi przepadły: kasa przestała pytać',
    'tries-exhausted': 'Usługa była długo nieosiągalna: kasa przestała pytać',
  },
  checkFirst:
    'Kod mógł zostać wyświetlony i opłacony; kasa tego nie wie. Najpierw wyszukaj tę sprzedaż w usłudze płatniczej. Jeśli nie została opłacona, kontynuuj tutaj albo przerwij sprzedaż.',
  pausedTodo:
    'Nie wyświetlono żadnego kodu, więc nie pobrano pieniędzy. Przerwij tę sprzedaż i zacznij nową albo zapytaj kierownika.',
  mayExist: (payments) =>
    payments === 1
      ? 'W usłudze mogła pozostać jedna płatność, której nikt nie może opłacić.'
      : `Liczba płatności, które mogły pozostać w usłudze i których nikt nie może opłacić: do ${payments}.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'Oczekiwanie na płatność',
  seen: 'Płatność wykryta, niepotwierdzona',
  unknown: 'Sprawdzanie statusu',
  steps: 'Etapy płatności',
  stepWaiting: 'Oczekiwanie',
  stepSeen: 'Wykryta, niepotwierdzona',
  exact: 'Zapłać dokładnie podaną kwotę',
  qr: 'Kod QR płatności',
  qrTooLong: 'Ten adres jest za długi na kod. Klient może go wpisać:',
  store: 'Sklep',
  reference: 'Nr referencyjny',
  accepted: 'Przyjmowane',
  paymentCode: 'Kod',
  elapsed: (time) => `Na ekranie: ${time}`,
  checked: (seconds) =>
    seconds < 60 ? `Sprawdzono ${seconds} s temu` : `Sprawdzono ${Math.floor(seconds / 60)} min temu`,
  notChecked: 'Jeszcze nie sprawdzono',
  address: 'Lub otwórz ten adres',
  newSale: 'Nowa sprzedaż',
};

export const unknown: Words['unknown'] = {
  title: 'Status nieznany: nie pobieraj płatności ponownie',
  unrecognised: (status) => `System płatności podaje status, którego ta kasa nie zna: „${status}”.`,
  todo: 'Kasa sprawdza dalej: czekaj na „Zapłacono”.',
  verdict: 'Jeszcze nie wydawaj towaru.',
  happened: 'System płatności nie odpowiada albo podaje coś, czego kasa nie zna.',
  money: 'Jeszcze nie wiadomo. Klient mógł już zapłacić.',
};
