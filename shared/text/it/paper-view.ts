import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Stampa',
  printing: 'Stampa in corso…',
  printed: 'Inviato alla stampante.',
  save: 'Salva come PDF',
  saving: 'Salvataggio…',
  saved: (file) => `Salvato come ${file}.`,
  close: 'Chiudi',
  loading: 'Preparazione del documento…',
  code: 'Codice QR dell’indirizzo',
  language: 'Lingua',
  kind: 'Documento',
  open: {
    receipt: 'Ricevuta',
    'reclaim-slip': 'Promemoria di recupero',
    both: 'Ricevuta e promemoria',
    record: 'Stato del pagamento',
  },
};
