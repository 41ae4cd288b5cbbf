import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Préférences',
  language: 'Langue',
  customerLanguage: 'Langue du client',
  customerNote: 'Écran client et reçus',
  sameLanguage: 'Comme la caisse',
  theme: 'Couleurs',
  themes: { system: 'Automatique', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  textSize: 'Taille du texte',
  percent: (size) => `${size} %`,
  sound: 'Son',
  volume: 'Volume',
  volumeAt: (percent) => `${percent} %`,
  silent: 'Muet',
  mute: 'Couper le son',
};
