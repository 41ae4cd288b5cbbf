import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Écran client',
  display: 'Second écran',
  displays: {
    automatic: { name: 'Automatique', text: 'Un second écran devient l’écran client.' },
    off: { name: 'Désactivé', text: 'Le client regarde cet écran.' },
  },
  tip: 'Pourboire',
  tips: {
    ask: {
      name: 'Demander au client',
      text: '« Encaisser » propose d’abord un pourboire sur l’écran client.',
    },
    off: { name: 'Ne pas demander', text: '« Encaisser » affiche aussitôt le code.' },
  },
  state: {
    none: 'Aucun second écran n’est connecté.',
    shown: 'L’écran client est allumé.',
    unplugged: 'L’écran client est débranché.',
    closed: 'L’écran client a été fermé.',
  },
  lost: 'Rien n’est perdu. Montrez cet écran au client.',
  openAgain: 'Le rouvrir',
  understood: 'Compris',
  asking: 'Le client choisit un pourboire',
  askingText: 'La suite est automatique.',
  noTip: 'Sans pourboire : encaisser',
  back: 'Retour',
  turn: 'Montrer au client',
  turnBack: 'Retour à la caisse',
  letType: 'Laisser le client saisir',
  typing: 'Le client saisit ses coordonnées',
  typingText: 'Elles s’afficheront ici automatiquement.',
  typeHere: 'Les saisir plutôt ici',
  given: 'Le client a rempli ceci. Vérifiez, puis encaissez.',
  declined: 'Le client préfère ne rien indiquer.',
};
