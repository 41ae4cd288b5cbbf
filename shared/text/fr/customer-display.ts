import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('fr');

export const customerDisplay: Words['customerDisplay'] = {
  closed: 'Cette caisse est fermée',
  welcome: 'Bienvenue',
  practice: 'Formation : argent fictif',
  accepted: 'Acceptés ici',
  total: 'Total',
  amount: 'Montant',
  discount: 'Remise',
  tip: 'Pourboire',
  quantity: (quantity) => `${quantity} ×`,
  moreLines: (count) => plural(count, { one: `et ${count} autre avant`, other: `et ${count} autres avant` }),
  preparing: 'Un instant, s’il vous plaît',
  preparingText: 'Votre code de paiement arrive.',
  toPay: 'À payer',
  scan: 'Scannez avec votre téléphone',
  exact: 'Payez le montant exact affiché',
  qr: 'Code QR de paiement',
  qrTooLong: 'Veuillez demander l’adresse de paiement à la caisse.',
  steps: 'Étapes de votre paiement',
  stepWaiting: 'En attente de votre paiement',
  stepSeen: 'Paiement détecté, confirmation en cours',
  confirming: 'Paiement détecté, confirmation en cours',
  confirmingText: 'Veuillez patienter. Ne payez pas une seconde fois.',
  checking: 'Nous vérifions votre paiement',
  checkingText: 'Veuillez patienter. Ne payez pas à nouveau sans l’accord du caissier.',
  paid: 'Payé',
  thanks: 'Merci !',
  overpaid: 'Vous avez envoyé plus que le montant. Scannez ce code sous 30 jours pour récupérer l’excédent.',
  reclaimQr: 'Code QR de la page de récupération',
  speak: 'Veuillez vous adresser au caissier',
  notPaid: {
    underpaid: {
      text: 'Le montant reçu est inférieur au montant demandé : ce paiement n’a pas pu aboutir.',
      reclaim: 'Votre argent reste à vous. Scannez ce code sous 30 jours pour le récupérer.',
    },
    invalid: {
      text: 'Ce paiement n’a pas pu être accepté.',
      reclaim: 'Ce que vous avez envoyé reste à vous. Scannez ce code sous 30 jours pour le récupérer.',
    },
    expired: {
      text: 'Le délai de ce paiement est écoulé. Veuillez ne plus le payer.',
      reclaim: 'Vous avez déjà envoyé quelque chose ? Scannez ce code sous 30 jours pour le récupérer.',
    },
    cancelled: { text: 'Ce paiement a été annulé.', reclaim: '' },
    'no-code': { text: 'Le paiement n’a pas pu démarrer. Vous n’avez rien payé.', reclaim: '' },
  },
  tipTitle: 'Souhaitez-vous ajouter un pourboire ?',
  noTip: 'Sans pourboire',
  otherTip: 'Autre montant',
  ownTip: 'Votre pourboire',
  withTip: 'Total avec pourboire',
  addTip: 'Ajouter le pourboire',
  backToTips: 'Retour',
};
