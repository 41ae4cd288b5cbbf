import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Preferenze',
  language: 'Lingua',
  customerLanguage: 'Lingua del cliente',
  customerNote: 'Schermo cliente e ricevute',
  sameLanguage: 'Come la cassa',
  theme: 'Colori',
  themes: { system: 'Automatico', light: 'Chiaro', dark: 'Scuro', contrast: 'Contrasto elevato' },
  textSize: 'Dimensione del testo',
  percent: (size) => `${size}%`,
  sound: 'Suono',
  volume: 'Volume',
  volumeAt: (percent) => `${percent}%`,
  silent: 'Silenziato',
  mute: 'Silenzia',
};
