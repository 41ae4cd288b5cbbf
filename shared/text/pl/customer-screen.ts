import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Ekran klienta',
  display: 'Drugi ekran',
  displays: {
    automatic: { name: 'Automatycznie', text: 'Drugi wyświetlacz staje się ekranem klienta.' },
    off: { name: 'Wyłączony', text: 'Klient patrzy na ten ekran.' },
  },
  tip: 'Napiwek',
  tips: {
    ask: { name: 'Pytaj klienta', text: '„Pobierz” najpierw pyta o napiwek na ekranie klienta.' },
    off: { name: 'Nie pytaj', text: '„Pobierz” od razu pokazuje kod.' },
  },
  state: {
    none: 'Nie podłączono drugiego wyświetlacza.',
    shown: 'Ekran klienta jest włączony.',
    unplugged: 'Ekran klienta jest odłączony.',
    closed: 'Ekran klienta został zamknięty.',
  },
  lost: 'Nic nie zginęło. Pokaż klientowi ten ekran.',
  openAgain: 'Otwórz ponownie',
  understood: 'Rozumiem',
  asking: 'Klient wybiera napiwek',
  askingText: 'Dalej przejdzie samo.',
  noTip: 'Bez napiwku: pobierz teraz',
  back: 'Wstecz',
  turn: 'Pokaż klientowi',
  turnBack: 'Wróć do kasy',
  letType: 'Niech wpisze klient',
  typing: 'Klient wpisuje swoje dane',
  typingText: 'Pojawią się tu same.',
  typeHere: 'Wpisz je jednak tutaj',
  given: 'Klient wypełnił te pola. Sprawdź i pobierz.',
  declined: 'Klient woli nie podawać danych.',
};
