import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Voorkeuren',
  language: 'Taal',
  customerLanguage: 'Taal van de klant',
  customerNote: 'Klantscherm en bonnen',
  sameLanguage: 'Zoals de kassa',
  theme: 'Kleuren',
  themes: { system: 'Automatisch', light: 'Licht', dark: 'Donker', contrast: 'Hoog contrast' },
  textSize: 'Tekstgrootte',
  percent: (size) => `${size}%`,
  sound: 'Geluid',
  volume: 'Volume',
  volumeAt: (percent) => `${percent}%`,
  silent: 'Gedempt',
  mute: 'Dempen',
};
