import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pl');

export const customerDisplay: Words['customerDisplay'] = {
  closed: 'Ta kasa jest nieczynna',
  welcome: 'Witamy',
  practice: 'Szkolenie: bez prawdziwych pieniędzy',
  accepted: 'Przyjmujemy',
  total: 'Razem',
  amount: 'Kwota',
  discount: 'Rabat',
  tip: 'Napiwek',
  quantity: (quantity) => `${quantity} ×`,
  moreLines: (count) =>
    plural(count, {
      one: `i ${count} wcześniejsza pozycja`,
      few: `i ${count} wcześniejsze pozycje`,
      other: `i ${count} wcześniejszych pozycji`,
    }),
  preparing: 'Prosimy chwilę poczekać',
  preparingText: 'Kod płatności zaraz się pojawi.',
  toPay: 'Do zapłaty',
  scan: 'Zeskanuj telefonem',
  exact: 'Zapłać dokładnie podaną kwotę',
  qr: 'Kod QR płatności',
  qrTooLong: 'Poproś kasjera o adres płatności.',
  steps: 'Etapy płatności',
  stepWaiting: 'Czekamy na płatność',
  stepSeen: 'Płatność wykryta, czeka na potwierdzenie',
  confirming: 'Płatność wykryta, czeka na potwierdzenie',
  confirmingText: 'Prosimy poczekać. Nie płać ponownie.',
  checking: 'Sprawdzamy płatność',
  checkingText: 'Prosimy poczekać. Nie płać ponownie, dopóki kasjer o to nie poprosi.',
  paid: 'Zapłacono',
  thanks: 'Dziękujemy!',
  overpaid: 'Wysłano więcej niż podana kwota. Zeskanuj ten kod, aby odzyskać nadwyżkę w ciągu 30 dni.',
  reclaimQr: 'Kod QR strony do odzyskania środków',
  speak: 'Zwróć się do kasjera',
  notPaid: {
    underpaid: {
      text: 'Wpłynęło mniej niż pełna kwota, więc tej płatności nie można było zakończyć.',
      reclaim: 'Pieniądze nadal należą do Ciebie. Zeskanuj ten kod, aby odzyskać je w ciągu 30 dni.',
    },
    invalid: {
      text: 'Tej płatności nie można było przyjąć.',
      reclaim: 'Wysłane środki nadal należą do Ciebie. Zeskanuj ten kod, aby odzyskać je w ciągu 30 dni.',
    },
    expired: {
      text: 'Czas na tę płatność minął. Prosimy już jej nie opłacać.',
      reclaim: 'Środki zostały już wysłane? Zeskanuj ten kod, aby odzyskać je w ciągu 30 dni.',
    },
    cancelled: { text: 'Ta płatność została anulowana.', reclaim: '' },
    'amount-differs': { text: 'Nie udało się potwierdzić kwoty tej płatności.', reclaim: '' },
    'no-code': { text: 'Nie udało się rozpocząć płatności. Nic nie zostało zapłacone.', reclaim: '' },
  },
  tipTitle: 'Czy chcesz dodać napiwek?',
  noTip: 'Bez napiwku',
  otherTip: 'Inna kwota',
  ownTip: 'Twój napiwek',
  withTip: 'Razem z napiwkiem',
  addTip: 'Dodaj napiwek',
  backToTips: 'Wstecz',
  detailsTitle: 'Twoje dane',
  detailsHint: 'Dotknij pola, aby pisać.',
  detailsDone: 'Gotowe',
  detailsDecline: 'Wolę nie podawać',
};
