import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Ventes en cours',
  elsewhere: (name) => `Relève d’un autre service : ${name}`,
  sale: (number) => `Vente ${number}`,
  landed: (number, reference, state) => `Vente ${number}, ${reference} : ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Création du code',
  waiting: 'En attente',
  seen: 'Détecté, à confirmer',
  unrecognised: 'Statut inconnu',
  stale: 'Statut inconnu',
  'not-created': 'Aucun code créé',
};
