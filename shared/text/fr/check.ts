import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'Le service indique : payé',
    todo: 'Remettez la marchandise. N’encaissez pas à nouveau.',
  },
  seen: {
    title: 'Le paiement du client a été détecté',
    todo: 'Il n’est pas encore confirmé. Attendez « Payé » et n’encaissez pas à nouveau.',
  },
  'not-seen': {
    title: 'Rien n’est encore arrivé',
    todo: 'Vérifié à l’instant. Demandez au client si l’envoi est bien parti, et vers ce code. Laissez cette vente ouverte.',
  },
  'not-paid': {
    title: 'Toujours pas payé',
    todo: 'Vérifié de nouveau à l’instant. Ce que le client a envoyé peut être récupéré sur la page de paiement.',
  },
  'no-code': {
    title: 'Cette vente ne peut pas avoir été payée',
    todo: 'Aucun code n’a été affiché pour elle.',
  },
  unrecognised: {
    title: 'Statut inconnu : n’encaissez pas à nouveau',
    todo: 'Le service indique un statut que cette caisse ne connaît pas. La caisse continue de vérifier.',
  },
  unknown: {
    title: 'Pas encore de réponse : n’encaissez pas à nouveau',
    todo: 'Le service ne répond pas. Ne remettez pas la marchandise ; la caisse continue de l’interroger.',
  },
};

export const check: Words['check'] = {
  ask: 'Le client dit avoir payé ?',
  asking: 'Vérification…',
  instead: 'Ce paiement a reçu de l’argent et pourrait être le sien :',
  historyUnchecked: (why) => `Les autres caisses n’ont pas pu être vérifiées. ${why}`,
};
