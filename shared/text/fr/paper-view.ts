import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Imprimer',
  printing: 'Impression…',
  printed: 'Envoyé à l’imprimante.',
  save: 'Enregistrer en PDF',
  saving: 'Enregistrement…',
  saved: (file) => `Enregistré sous ${file}.`,
  close: 'Fermer',
  loading: 'Préparation du document…',
  code: 'Code QR de l’adresse',
  language: 'Langue',
  kind: 'Document',
  open: {
    receipt: 'Reçu',
    'reclaim-slip': 'Fiche de récupération',
    both: 'Reçu et fiche',
    record: 'État du paiement',
  },
};
