import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Lecture ignorée ici',
  overflow: (code) => `Trop de lectures à la fois : ${code} n’a pas été pris. Scannez-le de nouveau.`,
  unknownTitle: 'Code-barres inconnu',
  unknown: (code) => `Code-barres inconnu : ${code}. Il n’est pas dans la vente et rien n’a été encaissé.`,
  todo: 'Saisissez son prix pour l’ajouter, ou mettez l’article de côté et ignorez cette lecture.',
  ignore: 'Ignorer cette lecture',
  useAsReference: 'Utiliser comme référence',
  referenceStays: (reference) => `La référence ${reference} reste telle qu’elle a été saisie.`,
  price: 'Prix',
  addForPrice: (amount) => `Ajouter pour ${amount}`,
  openItem: (code) => `Article ${code}`,
};
