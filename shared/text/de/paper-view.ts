import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Drucken',
  printing: 'Wird gedruckt …',
  printed: 'An den Drucker gesendet.',
  save: 'Als PDF speichern',
  saving: 'Wird gespeichert …',
  saved: (file) => `Gespeichert als ${file}.`,
  close: 'Schließen',
  loading: 'Wird vorbereitet …',
  code: 'QR-Code der Adresse',
  language: 'Sprache',
  kind: 'Ausdruck',
  open: {
    receipt: 'Beleg',
    'reclaim-slip': 'Rückforderungsschein',
    both: 'Beleg und Schein',
    record: 'Zahlungsprotokoll',
  },
};
