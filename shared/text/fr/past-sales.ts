import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('fr');

export const findPayment: Words['findPayment'] = {
  title: 'Rechercher un paiement',
  search: 'Référence, code, montant, #numéro ou jour',
  hint: 'TABLE-9 ; 12,34 ; #17 ; hier',
  find: 'Rechercher',
  /** With the apostrophe of the keyboard: the search compares what is typed with this. */
  today: "aujourd'hui",
  yesterday: 'hier',
  from: 'Du',
  to: 'Au',
  only: 'Afficher',
  filters: { all: 'Toutes', open: 'En cours', exceptions: 'À examiner' },
  searching: 'Recherche…',
  found: (count) => plural(count, { one: `${count} vente trouvée.`, other: `${count} ventes trouvées.` }),
  foundSome: (count) =>
    plural(count, {
      one: `La vente trouvée la plus récente (${count}).`,
      other: `Les ${count} ventes trouvées les plus récentes.`,
    }),
  foundPart: (count) =>
    plural(count, {
      one: `${count} vente contient ce texte dans sa référence.`,
      other: `${count} ventes contiennent ce texte dans leur référence.`,
    }),
  none: 'Aucune vente trouvée.',
  lookedBackTo: (time) => `Toutes les références ont été parcourues jusqu’à cette date : ${time}.`,
  more: 'Ventes plus anciennes',
  lookFurther: 'Chercher plus loin',
  wrongDates: 'Le premier jour ne peut pas être après le dernier.',
  sale: (number) => `Vente ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `Vente ${number}`,
  reference: 'Référence',
  paymentCode: 'Code',
  started: 'Début',
  ended: 'Fin',
  requested: 'Demandé',
  received: 'Reçu',
  goTo: 'Aller à cette vente',
  showPage: 'Remontrer la page de paiement',
  hidePage: 'Masquer la page de paiement',
  stillOpen: 'Cette vente n’est pas encore terminée.',
  notCreated: 'Aucun code n’a été affiché : personne ne peut avoir payé.',
  history: 'Ce qui s’est passé',
};

export const history: Words['history'] = {
  started: (amount) => `Vente commencée : ${amount}`,
  asked: 'La caisse a demandé un code au service',
  'code-shown': 'Code montré au client',
  'stray-found': 'Un paiement dont le code n’a jamais été montré a été trouvé',
  triesInARow: (tries) => `Essais de suite : ${tries}`,
  'history-differs': (said) => `L’historique des paiements indique un autre montant : ${said}`,
  'foreign-payment': 'Le service a indiqué un paiement qui n’est pas celui de cette vente : non compté',
  'strays-searched': 'Recherche des paiements dont la réponse s’est perdue : terminée',
  resumed: 'Quelqu’un a fait redemander un code à la caisse',
  'record-damaged': 'Une partie de l’enregistrement de cette vente manque ici ou est illisible',
  stopped: 'Arrêtée par le caissier avant l’affichage d’un code',
  parked: 'Mise de côté : le client suivant a été servi',
  opened: 'De retour à l’écran',
  left: 'Le caissier a vu la fin et a continué',
  noted: 'Le caissier a pris note du signalement sur cette vente',
  printed: 'Un reçu ou une fiche a été imprimé',
  'not-sent': (why) => `Le service n’a pas été joint ; rien n’a été encaissé. ${why}`,
  lost: (why) => `La réponse à la demande s’est perdue. ${why}`,
  refused: (why) => `Le service a refusé de créer un code. ${why}`,
  'strays-unchecked': (why) =>
    `Les paiements dont la réponse s’est perdue n’ont pas pu être recherchés. ${why}`,
  'paid-beside': (earlier) => `La vente ${earlier} de la même commande a aussi été payée`,
  overridden: {
    'earlier-payment-unreadable': 'Encaissement lancé alors qu’un paiement antérieur était illisible',
    'reference-paid-before': 'Encaissement lancé alors que cette référence avait déjà été payée',
    'reference-open-elsewhere':
      'Encaissement lancé alors que cette référence était ouverte sur une autre caisse',
    'same-amount-open': 'Encaissement lancé alors qu’une vente du même montant était en cours',
    'other-tills-unchecked': 'Encaissement lancé alors que les autres caisses n’ont pas pu être vérifiées',
  },
  overriddenOther: 'Encaissement lancé malgré l’avertissement de la caisse',
  waiting: 'Le service attend le paiement',
  seen: 'Paiement détecté, pas encore confirmé',
  ended: (outcome) => `Le service indique : ${outcome}`,
  unrecognised: (status) => `Le service indique « ${status} », que cette caisse ne connaît pas`,
  requested: (amount) => `Demandé : ${amount}`,
  received: (amount) => `Reçu : ${amount}`,
  stray: 'Le paiement dont le code n’a jamais été montré',
};
