import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Tworzenie kodu…',
  nobodyPaid: 'Nie wyświetlono kodu, więc nikt nie mógł zapłacić.',
  stop: 'Przerwij tę sprzedaż',
  newSale: 'Nowa sprzedaż',
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
