import type { Words } from '../words.ts';

export const customer: Words['customer'] = {
  title: 'Dane klienta',
  open: 'Dane klienta',
  why: 'Zostaną wysłane z tą płatnością do systemu płatności, a potem usunięte z tej kasy.',
  whyKept: (days) =>
    days === 1
      ? 'Zostaną wysłane z tą płatnością do systemu płatności i po jednym dniu usunięte z tej kasy.'
      : `Zostaną wysłane z tą płatnością do systemu płatności i po ${days} dniach usunięte z tej kasy.`,
  optional: 'Opcjonalnie',
  sameAsEmail: 'Puste: taki sam jak e-mail',
  chooseCountry: 'Wybierz…',
  skip: 'Pobierz bez danych',
  charge: (amount) => `Pobierz ${amount}`,
  enter: 'Wpisz dane klienta',
  enterTodo: 'Wpisz dane klienta: kwota i numer referencyjny zostają zachowane.',
  labels: {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Ulica i numer',
    address2: 'Lokal, piętro, budynek',
    postalCode: 'Kod pocztowy',
    city: 'Miejscowość',
    state: 'Województwo, stan lub region',
    countryCode: 'Kraj',
    refundEmail: 'E-mail do odzyskania środków',
  },
  faults: {
    missing: 'Wypełnij to pole.',
    'too-long': 'Za długie. Skróć.',
    unprintable: 'Zawiera znaki, których nie można wysłać. Wpisz ponownie.',
    'not-an-email': 'To nie jest adres e-mail.',
    'not-a-country': 'Wybierz kraj.',
    'not-a-postal-code': 'To nie jest kod pocztowy tego kraju.',
    malformed: 'System płatności tego nie przyjmuje. Popraw.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Bonifikata',
  included: (amount) => `Wnioskowana bonifikata: ${amount}`,
  parts: (total, merchant, target) => `${total} (część sprzedawcy ${merchant}, reszta ${target})`,
};
