import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Darstellung und Ton',
  language: 'Sprache',
  customerLanguage: 'Sprache für Kunden',
  customerNote: 'Kundenanzeige und Belege',
  sameLanguage: 'Wie die Kasse',
  theme: 'Farben',
  themes: { system: 'Automatisch', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  textSize: 'Textgröße',
  percent: (size) => `${size} %`,
  sound: 'Ton',
  volume: 'Lautstärke',
  volumeAt: (percent) => `${percent} %`,
  silent: 'Stumm',
  mute: 'Stumm schalten',
};
