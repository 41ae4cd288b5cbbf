import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'System płatności nie odpowiada, więc nie wiadomo, czy zapłacono. Pobierz płatność ponownie tylko wtedy, gdy na pewno nie zapłacono.',
      charge: 'Nie zapłacono: pobierz ponownie',
    },
    'reference-paid-before': {
      todo: 'Pobierz płatność ponownie tylko za nowe zamówienie.',
      charge: 'Nowe zamówienie: pobierz',
    },
    'reference-open-elsewhere': {
      todo: 'Klient może właśnie tam płacić. Najpierw zapytaj przy drugiej kasie.',
      charge: 'Mimo to pobierz tutaj',
    },
    'same-amount-open': {
      todo: 'Ten sam klient? Otwórz tę sprzedaż: nikt nie powinien płacić dwa razy.',
      charge: 'Inny klient: pobierz',
    },
    'other-tills-unchecked': {
      todo: 'Nie można odczytać historii płatności, więc inna kasa mogła już pobrać płatność o tym numerze referencyjnym. Tutaj jeszcze niczego nie zażądano: najpierw zapytaj przy innych kasach.',
      charge: 'Nigdzie nie pobrano: pobierz',
    },
  },
  inUse: 'Otwórz ją, aby kontynuować. Przy innym zamówieniu zmień numer referencyjny.',
  writtenDifferently: 'Zapisany inaczej, ale liczy się jako ten sam numer referencyjny.',
  back: 'Wstecz',
};

export const earlier: Words['earlier'] = { sale: (number) => `Sprzedaż ${number}` };
