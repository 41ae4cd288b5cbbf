import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Preferencias',
  language: 'Idioma',
  customerLanguage: 'Idioma del cliente',
  customerNote: 'Pantalla del cliente y recibos',
  sameLanguage: 'Igual que la caja',
  theme: 'Colores',
  themes: { system: 'Automático', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  textSize: 'Tamaño del texto',
  percent: (size) => `${size}\u00a0%`,
  sound: 'Sonido',
  volume: 'Volumen',
  volumeAt: (percent) => `${percent}\u00a0%`,
  silent: 'Silenciado',
  mute: 'Silenciar',
};
