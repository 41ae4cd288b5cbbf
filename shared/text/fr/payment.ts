import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Création du code…',
  nobodyPaid: 'Aucun code n’a été affiché : personne ne peut avoir payé.',
  stop: 'Arrêter cette vente',
  newSale: 'Nouvelle vente',
};

export const awaiting: Words['awaiting'] = {
  waiting: 'En attente du paiement',
  seen: 'Paiement détecté, confirmation en cours',
  unknown: 'Vérification du statut',
  steps: 'Étapes du paiement',
  stepWaiting: 'En attente',
  stepSeen: 'Détecté, à confirmer',
  exact: 'Payez le montant exact affiché',
  qr: 'Code QR de paiement',
  qrTooLong: 'Cette adresse est trop longue pour un code. Le client peut la saisir :',
  store: 'Magasin',
  reference: 'Référence',
  accepted: 'Acceptés',
  paymentCode: 'Code',
  elapsed: (time) => `Affiché depuis ${time}`,
  checked: (seconds) =>
    seconds < 60 ? `Vérifié il y a ${seconds} s` : `Vérifié il y a ${Math.floor(seconds / 60)} min`,
  notChecked: 'Pas encore vérifié',
  address: 'Ou ouvrez cette adresse',
  newSale: 'Nouvelle vente',
};

export const unknown: Words['unknown'] = {
  title: 'Statut inconnu : n’encaissez pas à nouveau',
  unrecognised: (status) => `Le service indique un statut que cette caisse ne connaît pas : « ${status} ».`,
  todo: 'La caisse continue de vérifier : attendez « Payé ».',
  verdict: 'Ne remettez pas encore la marchandise.',
  happened: 'Le service ne répond pas, ou indique quelque chose que la caisse ne connaît pas.',
  money: 'On ne le sait pas encore. Le client a peut-être déjà payé.',
};
