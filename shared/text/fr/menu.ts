import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menu',
  entries: {
    amounts: { name: 'Catalogue et montants', text: 'Articles, montants rapides, pourboires, remises' },
    guide: {
      name: 'Aide pour le personnel',
      text: 'Que faire à la fin d’un paiement ; à lire ou à imprimer',
    },
    shift: { name: 'Session de caisse', text: 'Ouvrir, clôturer, rapports X et Z' },
    cashiers: { name: 'Caissiers', text: 'Noms, codes PIN, droits de chacun' },
    'find-payment': { name: 'Rechercher un paiement', text: 'Par référence, code, montant ou jour' },
    printer: { name: 'Imprimante', text: 'Imprimante à reçus, tiroir-caisse, documents non imprimés' },
    scanner: { name: 'Scanner', text: 'Vitesse, préfixe, fin du code ; essai' },
    'customer-screen': { name: 'Écran client', text: 'Second écran, pourboire' },
    preferences: { name: 'Préférences', text: 'Langue, couleurs, taille du texte, son' },
    setup: { name: 'Configuration', text: 'Profil de ce terminal, mode formation' },
  },
};

export const page: Words['page'] = { back: 'Retour' };
