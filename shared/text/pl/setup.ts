import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Skonfiguruj tę kasę',
    text: 'Wczytaj profil tego terminala albo najpierw wypróbuj wszystko w trybie szkoleniowym.',
  },
  'profile-faulty': {
    title: 'Profil zawiera błędy',
    text: 'Kasa nie uruchamia się z niepełną konfiguracją. Popraw wymienione błędy i wczytaj profil ponownie.',
  },
  'secrets-missing': {
    title: 'Wpisz dane dostępowe',
    text: 'Profil jest wczytany. Kasa przechowuje dane dostępowe zaszyfrowane i nigdy ich już nie pokaże.',
  },
  'sign-in-refused': {
    title: 'Wpisz dane dostępowe ponownie',
    text: 'Wcześniej kasa nie będzie próbować się zalogować.',
  },
  failed: {
    title: 'Kasa nie mogła się uruchomić',
    text: 'Żadna sprzedaż nie zginęła. Jeśli klient właśnie płacił, nie pobieraj płatności ponownie, dopóki kasa nie zacznie działać.',
  },
  asked: {
    title: 'Konfiguracja',
    text: 'Zmień dane dostępowe, wczytaj inny profil lub przejdź do trybu szkoleniowego.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Hasło terminala',
  clientSecret: 'Client secret (tajny klucz klienta)',
  apiKey: 'Klucz API',
};

export const setup: Words['setup'] = {
  back: 'Wróć do kasy',
  tryAgain: 'Spróbuj ponownie',
  loadTitle: 'Wczytaj profil',
  loadText: 'Plik JSON od dostawcy płatności lub kierownika.',
  choose: 'Wybierz plik profilu',
  drop: 'lub upuść go tutaj',
  reading: 'Odczyt…',
  tooLarge: 'Ten plik jest za duży jak na profil. Wybierz inny.',
  unreadable: 'Nie udało się odczytać tego pliku. Wybierz go ponownie.',
  faultsOf: (file) => `Błędy w pliku ${file}`,
  faults: 'Błędy w profilu',
  trainingTitle: 'Tryb szkoleniowy',
  trainingText:
    'Pełna kasa do ćwiczeń. Bez prawdziwych pieniędzy i bez wysyłania czegokolwiek z tego komputera.',
  useTraining: 'Włącz tryb szkoleniowy',
  profileTitle: 'Profil',
  store: 'Sklep',
  merchant: 'Sprzedawca',
  terminal: 'Terminal',
  environment: 'Środowisko',
  environments: {
    sandbox: 'Sandbox (testowe pieniądze)',
    production: 'Produkcja (prawdziwe pieniądze)',
  },
  service: 'System płatności',
  optional: 'opcjonalnie',
  apiKeyHint: 'opcjonalnie, do sprawdzania utraconych odpowiedzi',
  goesTo: (host) => `trafia do ${host}`,
  kept: 'zostaw puste, aby nie zmieniać',
  secretMissing: 'Wypełnij to pole.',
  stillOpen: (count) => `Nadal otwarte: ${count}. Kasa śledzi je do końca. Zmień potem.`,
  leftOpen: 'Wtedy nikt nie odczyta tych płatności, dopóki ten terminal nie będzie znów używany.',
  changeAnyway: 'Zmień mimo to',
  start: 'Uruchom kasę',
  save: 'Zapisz i zaloguj',
  starting: 'Logowanie…',
};
