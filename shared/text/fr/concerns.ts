import type { Words } from '../words.ts';

export const concerns: Words['concerns'] = {
  title: 'À traiter',
  noted: 'C’est noté',
  readFirst: 'Changement : lisez ci-dessous.',
  paidTwice: {
    title: (sale) => `La vente ${sale} a été payée deux fois`,
    text: (payments, amount) =>
      payments === 2
        ? `Deux paiements sont arrivés pour une seule vente. Le service ne peut pas rembourser : rendez ${amount} selon l’usage du magasin et prévenez le responsable.`
        : `${payments} paiements sont arrivés pour une seule vente. Le service ne peut pas rembourser : rendez ${amount} pour chaque paiement en trop, selon l’usage du magasin, et prévenez le responsable.`,
  },
  paidBeside: {
    title: (earlier, later) => `Les ventes ${earlier} et ${later} ont toutes deux été payées`,
    text: (amount) =>
      `La seconde a été encaissée alors que la première ne pouvait pas être vérifiée. S’il s’agissait de la même commande, rendez ${amount} selon l’usage du magasin : le service ne peut pas rembourser. Prévenez le responsable.`,
  },
  paidAfterAll: {
    title: (sale) => `La vente ${sale} a finalement été payée`,
    text: (was, now) =>
      `${told(was)} ; le service indique maintenant « ${now} ». N’encaissez pas à nouveau : remettez la marchandise ou voyez cela avec le client.`,
  },
  changed: {
    title: (sale) => `La vente ${sale} a changé`,
    text: (was, now, money) =>
      `${told(was)} ; le service indique maintenant « ${now} ». De l’argent a-t-il été encaissé ? ${money} Prévenez le responsable.`,
  },
  lookedAtAgain: {
    title: (sale) => `La vente ${sale} n’est finalement pas terminée`,
    text: (was) =>
      `${told(was)} ; le service la réexamine. N’encaissez pas à nouveau : la caisse continue de la suivre.`,
  },
  lostUnchecked: {
    title: (sale) => `Vente ${sale} : réponses perdues non vérifiées`,
    text: (why) =>
      `La connexion a été coupée pendant la création du code, et la caisse n’a pas pu rechercher d’éventuels paiements restés ouverts. Personne n’a vu leurs codes. ${why} Avec une clé API dans la configuration, la caisse peut les rechercher.`,
  },
  amountDiffers: {
    title: (sale) => `Vente ${sale} : le service indique un autre montant`,
    text: (amount, stated) =>
      `Cette vente est de ${amount}. ${stated === undefined ? '' : `Le service indique ${stated}. `}Ne remettez pas les articles et n’encaissez pas à nouveau. Prévenez le responsable.`,
  },
  foreignPayment: {
    title: (sale) => `Vente ${sale} : un paiement qui n’est pas le sien`,
    text: (payments) =>
      `Paiements que le service a indiqués pour cette vente et qui ne sont pas les siens : ${payments}. Ils sont d’une autre vente, d’une autre caisse ou d’un autre montant, et ne comptent pas. Le responsable les recherche dans les relevés du service.`,
  },
};

function told(was: string | undefined): string {
  return was === undefined ? 'Elle avait été fermée sans paiement' : `Elle s’était terminée par « ${was} »`;
}
