import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Uruchamianie',
  noAnswer: 'Kasa nie odpowiedziała. Zamknij ją i uruchom ponownie; żadna sprzedaż nie zginęła.',
};

export const crash: Words['crash'] = {
  title: 'Wystąpił problem z ekranem',
  text: 'Nic nie zginęło: sprzedaże i płatności przechowuje i śledzi kasa, a nie ten ekran.',
  reload: 'Pokaż ekran ponownie',
  detail: 'Dla pomocy technicznej:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Szkolenie',
  trainingNote: 'bez prawdziwych pieniędzy',
  sandbox: 'Sandbox',
  menu: 'Menu',
  lock: 'Zablokuj',
  signedIn: (name) => `Zalogowano: ${name}`,
  busy: 'System zajęty:',
  busySeconds: (seconds) => `${seconds} s`,
  session: {
    none: '',
    'signing-in': 'Logowanie',
    'signed-in': 'Zalogowano',
    unreachable: 'Offline',
    refused: 'Odmowa logowania',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text':
    'Ten komputer nie może zaszyfrować zapisanych danych dostępowych. Używaj go tylko do testów.',
  'ledger-repaired':
    'Rejestr sprzedaży był uszkodzony i został naprawiony. Kierownik powinien sprawdzić ostatnie sprzedaże.',
  'ledger-damaged':
    'Niektórych wpisów otwartych sprzedaży nie można odczytać. Pieniądze nie przepadły: system płatności zna każdą płatność. Kierownik powinien sprawdzić to tam, zanim ktokolwiek zapłaci ponownie.',
  'ledger-full':
    'Przy uruchomieniu kasy nie można było zapisać rejestru sprzedaży. Otwarte sprzedaże są śledzone; nowe płatności nie są pobierane, dopóki nie będzie miejsca.',
  'counter-damaged':
    'Plik tej kasy był uszkodzony i został odłożony. Sprawdź, czy katalog, kwoty i odłożone koszyki nadal są dostępne.',
  'settings-damaged':
    'Ustawienia tej kasy były uszkodzone i zostały odłożone. Skonfiguruj ponownie terminal, drukarkę i ekran; sprzedaże i hasła są nienaruszone.',
  'amounts-assumed':
    'Nie dla każdej waluty zapisano, ile miejsc po przecinku mają kwoty wcześniejszych sprzedaży. Porównaj dawną sprzedaż w tej kasie z paragonem; jeśli kwota się różni, zadzwoń do dostawcy, zanim użyjesz dawnych raportów. Nowych sprzedaży to nie dotyczy.',
  'payments-open-elsewhere':
    'Pod innym terminalem są jeszcze otwarte sprzedaże. Nikt nie odczytuje ich płatności, dopóki ta kasa znów go nie użyje.',
  'ledger-not-backed-up':
    'Nie udało się wykonać codziennej kopii zapasowej rejestru sprzedaży. Sprzedaż trwa dalej i każda jest zapisywana. Kierownik powinien usunąć przyczynę; kasa ponawia próbę co godzinę.',
  'certificates-checked':
    'Na tym komputerze ustawiono zmienną NODE_TLS_REJECT_UNAUTHORIZED. Kasa mimo to sprawdza certyfikaty: zamiast tego podaj w profilu urząd certyfikacji swojej usługi.',
  'secrets-in-environment':
    'Dane poufne podano w środowisku tego komputera i inne programy mogą je odczytać, dopóki kasa nie zostanie zamknięta. Uruchom kasę raz bez tych zmiennych: zachowa to, co zapisała. Albo podaj je w pliku (--secrets-file).',
  'unexpected-error':
    'Część kasy uległa awarii i została uruchomiona ponownie. Sprzedaż trwa dalej; każda płatność jest zapisywana i śledzona. Jeśli komunikat wróci, zamknij kasę, otwórz ją ponownie i przekaż pomocy technicznej to, co jest poniżej.',
};
