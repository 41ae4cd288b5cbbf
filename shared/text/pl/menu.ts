import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menu',
  entries: {
    amounts: { name: 'Katalog i kwoty', text: 'Artykuły, szybkie kwoty, napiwki, rabaty' },
    guide: {
      name: 'Pomoc dla personelu',
      text: 'Co robić, gdy płatność się zakończy; do czytania lub druku',
    },
    shift: { name: 'Zmiana', text: 'Otwarcie, zamknięcie, raport X i Z' },
    cashiers: { name: 'Kasjerzy', text: 'Imiona, PIN-y, uprawnienia' },
    'find-payment': { name: 'Znajdź płatność', text: 'Po numerze referencyjnym, kodzie, kwocie lub dniu' },
    printer: { name: 'Drukarka', text: 'Drukarka paragonów, szuflada, niewydrukowane' },
    scanner: { name: 'Skaner', text: 'Szybkość, prefiks, koniec kodu; próba' },
    'customer-screen': { name: 'Ekran klienta', text: 'Drugi wyświetlacz, napiwek' },
    preferences: { name: 'Ekran i dźwięk', text: 'Język, kolory, rozmiar tekstu, dźwięk' },
    setup: { name: 'Konfiguracja', text: 'Profil tego terminala, tryb szkoleniowy' },
  },
};

export const page: Words['page'] = { back: 'Wstecz' };
