import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Preferências',
  language: 'Idioma',
  customerLanguage: 'Idioma do cliente',
  customerNote: 'Tela do cliente e recibos',
  sameLanguage: 'Igual ao caixa',
  theme: 'Cores',
  themes: { system: 'Automático', light: 'Claro', dark: 'Escuro', contrast: 'Alto contraste' },
  textSize: 'Tamanho do texto',
  percent: (size) => `${size}%`,
  sound: 'Som',
  volume: 'Volume',
  volumeAt: (percent) => `${percent}%`,
  silent: 'Sem som',
  mute: 'Silenciar',
};
