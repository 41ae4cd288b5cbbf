import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'Le service ne répond pas : impossible de savoir si elle a été payée. N’encaissez à nouveau que si vous êtes sûr qu’elle ne l’a pas été.',
      charge: 'Non payée : encaisser à nouveau',
    },
    'reference-paid-before': {
      todo: 'N’encaissez à nouveau que pour une nouvelle commande.',
      charge: 'Nouvelle commande : encaisser',
    },
    'reference-open-elsewhere': {
      todo: 'Le client est peut-être en train de payer là-bas. Demandez d’abord à l’autre caisse.',
      charge: 'Encaisser ici quand même',
    },
    'same-amount-open': {
      todo: 'Même client ? Ouvrez cette vente : personne ne doit payer deux fois.',
      charge: 'Autre client : encaisser',
    },
    'other-tills-unchecked': {
      todo: 'L’historique des paiements est illisible : une autre caisse a peut-être encaissé cette référence. Rien n’a encore été demandé ici : demandez d’abord aux autres caisses.',
      charge: 'Pas encaissée ailleurs : encaisser',
    },
  },
  inUse: 'Ouvrez-la pour la poursuivre. Pour une autre commande, changez la référence.',
  writtenDifferently: 'Écrite autrement, elle compte comme la même référence.',
  back: 'Retour',
};

export const earlier: Words['earlier'] = { sale: (number) => `Vente ${number}` };
