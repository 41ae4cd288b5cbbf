import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Drukuj',
  printing: 'Drukowanie…',
  printed: 'Wysłano do drukarki.',
  save: 'Zapisz jako PDF',
  saving: 'Zapisywanie…',
  saved: (file) => `Zapisano jako ${file}.`,
  close: 'Zamknij',
  loading: 'Przygotowywanie wydruku…',
  code: 'Kod QR adresu',
  language: 'Język',
  kind: 'Wydruk',
  open: {
    receipt: 'Potwierdzenie',
    'reclaim-slip': 'Kwit odzyskania',
    both: 'Potwierdzenie i kwit',
    record: 'Informacja o płatności',
  },
};
