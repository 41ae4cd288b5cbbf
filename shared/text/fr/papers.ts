import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Payé en totalité. Merci.',
    overpaid:
      'Payé. Le montant envoyé dépasse le montant demandé : l’excédent vous appartient et vous pouvez le récupérer.',
    underpaid:
      'Le montant envoyé est inférieur au montant demandé : cette vente n’est pas payée. Ce qui a été envoyé vous appartient : récupérez-le.',
    expired:
      'Aucun paiement n’est arrivé à temps : cette vente n’est pas payée. Ce qui a été envoyé trop tard vous appartient : récupérez-le.',
    cancelled: 'Le paiement a été annulé : cette vente n’est pas payée.',
    invalid:
      'Ce qui a été envoyé n’a pas pu être accepté : cette vente n’est pas payée. Ce montant vous appartient : récupérez-le.',
    'amount-differs':
      'Le service indique un autre montant que celui de cette vente, qui n’est donc pas considérée comme payée. Adressez-vous au magasin.',
    open: 'Le paiement n’était pas encore confirmé lors de l’édition de ce document.',
    none: 'Aucun code n’a été affiché pour cette vente : rien n’a été payé.',
  },
  receipt: 'Reçu',
  record: 'État du paiement',
  notAReceipt: 'Ceci n’est pas un reçu',
  copy: 'DUPLICATA',
  training: 'FORMATION : aucun argent n’a circulé',
  testMoney: 'ARGENT DE TEST : aucun argent réel n’a circulé',
  store: 'Magasin',
  terminal: 'Terminal',
  sale: 'Vente',
  date: 'Date',
  reference: 'Référence',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Articles',
  discount: 'Remise',
  tip: 'Pourboire',
  total: 'Total',
  status: 'Statut',
  notDecided: 'Non confirmé',
  neverAsked: 'Jamais demandé',
  requested: 'Demandé',
  received: 'Reçu',
  paymentCode: 'Code de paiement',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Fiche de récupération',
  how: 'Comment récupérer votre argent',
  steps: [
    '1. Scannez ce code ou ouvrez l’adresse ci-dessous.',
    '2. Laissez votre adresse e-mail sur cette page.',
    '3. Suivez les instructions de l’e-mail. Cela prend jusqu’à un jour.',
  ],
  lastDay: 'Dernier jour pour récupérer',
  window: (days) =>
    `Le délai est de ${days} jours à compter de la dernière mise à jour du paiement. Ensuite, seule l’assistance du service de paiement peut vous aider.`,
  updated: 'Dernière mise à jour',
  atLatest:
    'La caisse n’a pas pu obtenir l’heure exacte de la dernière mise à jour : la date indiquée est donc la plus précoce possible.',
  over: 'Cette date est passée. Adressez-vous à l’assistance du service de paiement et présentez cette fiche.',
  noPage:
    'Aucune page de paiement n’est connue pour cette vente. Adressez-vous à l’assistance du service de paiement et présentez cette fiche.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'Que faire à la fin d’un paiement',
  intro:
    'C’est le mot affiché à l’écran qui décide, quoi que montre le téléphone du client. La caisse ne peut pas rendre d’argent.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Impression de test',
  title: 'Impression de test',
  text: 'Si vous pouvez lire ceci, l’imprimante fonctionne.',
  letters: 'Caractères',
  sample: 'ÄÖÜß éèêç ñ¿¡ àìòù ãõ ąćęłńóśźż ğışİ € £',
  row: 'Un nom au début',
  value: 'sa valeur à la fin',
  code: 'Impression de test Countertop',
};
