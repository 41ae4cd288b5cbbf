import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Afdrukken',
  printing: 'Wordt afgedrukt…',
  printed: 'Naar de printer gestuurd.',
  save: 'Opslaan als pdf',
  saving: 'Wordt opgeslagen…',
  saved: (file) => `Opgeslagen als ${file}.`,
  close: 'Sluiten',
  loading: 'Wordt voorbereid…',
  code: 'QR-code van het adres',
  language: 'Taal',
  kind: 'Afdruk',
  open: {
    receipt: 'Bon',
    'reclaim-slip': 'Terugvraagbon',
    both: 'Bon en terugvraagbon',
    record: 'Betaaloverzicht',
  },
};
