import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'System płatności podaje: zapłacono',
    todo: 'Wydaj towar. Nie pobieraj płatności ponownie.',
  },
  seen: {
    title: 'Wykryto płatność klienta',
    todo: 'Nie jest jeszcze potwierdzona. Czekaj na „Zapłacono” i nie pobieraj płatności ponownie.',
  },
  'not-seen': {
    title: 'Jeszcze nic nie wpłynęło',
    todo: 'Sprawdzono przed chwilą. Zapytaj klienta, czy płatność została wysłana i czy na ten kod. Zostaw tę sprzedaż otwartą.',
  },
  'not-paid': {
    title: 'Nadal nie zapłacono',
    todo: 'Przed chwilą sprawdzono ponownie. To, co klient wysłał, można odzyskać na stronie płatności.',
  },
  'no-code': {
    title: 'Za tę sprzedaż nie można było zapłacić',
    todo: 'Nie wyświetlono dla niej żadnego kodu.',
  },
  unrecognised: {
    title: 'Status nieznany: nie pobieraj płatności ponownie',
    todo: 'System płatności podaje status, którego ta kasa nie zna. Kasa sprawdza dalej.',
  },
  unknown: {
    title: 'Jeszcze nie wiadomo: nie pobieraj płatności ponownie',
    todo: 'System płatności nie odpowiada. Nie wydawaj towaru; kasa pyta dalej.',
  },
};

export const check: Words['check'] = {
  ask: 'Klient mówi, że zapłacił?',
  asking: 'Sprawdzanie…',
  instead: 'Ta płatność otrzymała pieniądze i może należeć do tego klienta:',
  historyUnchecked: (why) => `Nie udało się sprawdzić innych kas. ${why}`,
};
