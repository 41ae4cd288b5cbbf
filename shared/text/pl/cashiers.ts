import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pl');

export const signIn: Words['signIn'] = {
  title: 'Kto jest przy kasie?',
  names: 'Kasjerzy',
  keypad: 'Klawiatura PIN',
  pinFor: (name) => `PIN: ${name}`,
  chooseFirst: 'Najpierw wybierz swoje imię',
  typed: (digits) =>
    plural(digits, {
      one: `Wpisano ${digits} cyfrę`,
      few: `Wpisano ${digits} cyfry`,
      other: `Wpisano ${digits} cyfr`,
    }),
  signIn: 'Zaloguj się',
  other: 'Inna osoba',
  backspace: 'Usuń ostatnią cyfrę',
  locked: (seconds) =>
    seconds < 120
      ? `Wpisywanie PIN-u zablokowane na ${seconds} s.`
      : `Wpisywanie PIN-u zablokowane na ${Math.ceil(seconds / 60)} min.`,
  forgotten: 'Nie pamiętasz PIN-u?',
  askManager: 'Kierownik może ustawić nowy PIN: Menu, Kasjerzy.',
  goOn: 'Dalej',
  missing: 'Brakuje kasjerów tej kasy',
  missingText:
    'Pracowali tu kasjerzy, ale zapis kasy już ich nie zna: został usunięty lub zmieniony. Nie można rozpocząć sprzedaży. Otwarte płatności są nadal śledzone. Wezwij kierownika.',
  missingOwner: 'Dla właściciela',
  missingOwnerText:
    'Przywróć zapis z kopii zapasowej. Albo wpisz hasło lub klucz tego terminala: kasa będzie działać bez kasjerów, a kierownika dodasz od nowa.',
  setupOwner: 'Ustawienia może teraz zmienić tylko właściciel',
  setupOwnerText:
    'Przy tej kasie pracują kasjerzy i żaden nie może się tu zalogować. Wpisz hasło lub klucz terminala.',
  resetTitle: (name) => `Nowy PIN: ${name}`,
  resetText: 'Wpisz hasło lub klucz tego terminala. To potwierdza, że kasa należy do Ciebie.',
  resetTraining: 'To tryb szkoleniowy: hasło nie jest potrzebne.',
  secret: 'Hasło lub klucz terminala',
  newPin: 'Nowy PIN, od 4 do 8 cyfr',
  setPin: 'Ustaw nowy PIN',
};

export const cashiers: Words['cashiers'] = {
  title: 'Kasjerzy',
  none: 'Na tej kasie nikt się nie loguje. Najpierw dodaj kierownika: od tej chwili każdy loguje się PIN-em.',
  add: 'Dodaj kasjera',
  addManager: 'Dodaj kierownika',
  name: 'Imię',
  pin: 'PIN, od 4 do 8 cyfr',
  pinWord: 'PIN',
  role: 'Rola',
  roles: { manager: 'Kierownik', cashier: 'Kasjer' },
  save: 'Dodaj',
  cancel: 'Anuluj',
  change: 'Zmień',
  changeTitle: (name) => `Zmiana danych: ${name}`,
  rename: 'Zapisz imię',
  setPin: 'Ustaw nowy PIN',
  pinSet: 'Nowy PIN jest ustawiony.',
  remove: 'Usuń',
  removeQuestion: (name) => `Usunąć: ${name}?`,
  removeText: 'PIN od razu przestanie działać. Wcześniejsze sprzedaże i raporty zachowają to imię.',
  removeLastText:
    'Na tej kasie nikt już nie będzie się logować: każdy, kto przy niej stoi, może zrobić wszystko.',
  keep: 'Zostaw',
  rules: 'Zasady',
  lockAfter: 'Blokada kasy po bezczynności',
  minutes: (minutes) =>
    plural(minutes, { one: `${minutes} minuta`, few: `${minutes} minuty`, other: `${minutes} minut` }),
  never: 'Nigdy',
  shiftRequired: 'Sprzedaż tylko przy otwartej zmianie',
};
