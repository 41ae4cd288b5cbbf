import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Payé',
    verdict: 'Remettez la marchandise.',
    happened: 'Le client a payé la totalité du montant.',
    money: 'Oui, la totalité du montant.',
    todo: 'Rien de plus : cette vente est terminée.',
  },
  overpaid: {
    title: 'Payé, avec excédent',
    verdict: 'Remettez la marchandise.',
    happened: 'Le client a envoyé plus que le montant demandé.',
    money: 'Oui, le montant demandé. L’excédent appartient toujours au client.',
    todo: 'Remontrez la page de paiement : le client peut y récupérer l’excédent sous 30 jours.',
  },
  underpaid: {
    title: 'Paiement incomplet',
    verdict: 'Ne remettez pas la marchandise.',
    happened: 'Le client a envoyé moins que le montant demandé.',
    money: 'Non. Ce qui a été envoyé appartient toujours au client, qui peut le récupérer sous 30 jours.',
    todo: 'Ne faites plus rien envoyer vers ce code. Remontrez la page de paiement pour la récupération et commencez une nouvelle vente.',
  },
  expired: {
    title: 'Expiré',
    verdict: 'Ne remettez pas la marchandise.',
    happened: 'Aucun paiement n’est arrivé à temps, et ce code n’est plus valable.',
    money: 'Non. Ce qui a été envoyé trop tard peut être récupéré sous 30 jours sur la page de paiement.',
    todo: 'Commencez une nouvelle vente si le client veut toujours payer.',
  },
  cancelled: {
    title: 'Annulé',
    verdict: 'Ne remettez pas la marchandise.',
    happened: 'Le paiement a été annulé avant d’être effectué.',
    money: 'Non.',
    todo: 'Commencez une nouvelle vente si le client veut toujours payer.',
  },
  invalid: {
    title: 'Non accepté',
    verdict: 'Ne remettez pas la marchandise.',
    happened:
      'Le service n’a pas pu accepter ce qui a été envoyé, par exemple une mauvaise cryptomonnaie ou plusieurs transferts.',
    money: 'Non. Ce qui a été envoyé appartient toujours au client, qui peut le récupérer sous 30 jours.',
    todo: 'Remontrez la page de paiement pour la récupération et commencez une nouvelle vente.',
  },
  'amount-differs': {
    title: 'Montant différent',
    verdict: 'Ne remettez pas la marchandise.',
    happened: 'Le service indique « payé », mais pour un autre montant ou une autre devise que cette vente.',
    money: 'Pas certain : le service indique un autre montant.',
    todo: 'Appelez le responsable et n’encaissez pas à nouveau : le paiement est comparé aux relevés du service.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'Ce qui s’est passé',
  money: 'De l’argent a-t-il été encaissé ?',
  todo: 'Que faire maintenant',
  requested: 'Demandé',
  received: 'Reçu',
  newSale: 'Nouvelle vente',
  stay: 'Rester ici',
  returns: (seconds) => `Nouvelle vente dans ${seconds} s`,
  showPage: 'Page de paiement',
  hidePage: 'Masquer la page',
  pageQr: 'Code QR de la page de récupération',
  pageHint:
    'Le client scanne ce code, laisse une adresse e-mail et fait sa demande de récupération. Cela prend jusqu’à un jour.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'Aucun code créé',
  stopped: 'Vente arrêtée',
  verdict: 'Personne n’a payé.',
  stoppedText: 'La vente a été arrêtée avant l’affichage d’un code.',
  money: 'Non. Sans code, personne ne peut avoir payé.',
  todo: 'Recommencez : le montant est conservé.',
  otherCurrency: 'Saisissez de nouveau le montant, dans la devise de la caisse à présent.',
  newSale: 'Nouvelle vente',
};
