import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Création du code…',
  pausedTitle: 'Pas de code',
  nobodyPaid: 'Aucun code n’a été affiché : personne ne peut avoir payé.',
  stop: 'Arrêter cette vente',
  newSale: 'Nouvelle vente',
  tryNow: 'Demander le code maintenant',
  goOn: 'Demander le code malgré tout',
  paused: {
    'record-damaged': 'L’enregistrement de cette vente est endommagé : vérifiez avant d’encaisser à nouveau',
    'answers-unreadable': 'Les réponses du service sont illisibles : la caisse ne demande plus',
    'answers-lost': 'Les réponses du service se sont perdues : la caisse ne demande plus',
    'tries-exhausted': 'Le service est resté longtemps injoignable : la caisse ne demande plus',
  },
  checkFirst:
    'Un code a peut-être été affiché et payé ; la caisse l’ignore. Cherchez cette vente auprès du service de paiement avant de continuer. Si elle n’a pas été payée, continuez ici ou arrêtez la vente.',
  pausedTodo:
    'Aucun code n’a été affiché, donc rien n’a été encaissé. Arrêtez cette vente et recommencez-en une, ou demandez à un responsable.',
  mayExist: (payments) =>
    payments === 1
      ? 'Il peut rester auprès du service un paiement que personne ne peut régler.'
      : `Il peut rester auprès du service jusqu’à ${payments} paiements que personne ne peut régler.`,
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
