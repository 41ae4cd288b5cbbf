import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Ekran i dźwięk',
  language: 'Język',
  customerLanguage: 'Język dla klienta',
  customerNote: 'Ekran klienta i wydruki',
  sameLanguage: 'Jak na kasie',
  theme: 'Kolory',
  themes: { system: 'Automatycznie', light: 'Jasne', dark: 'Ciemne', contrast: 'Duży kontrast' },
  textSize: 'Rozmiar tekstu',
  percent: (size) => `${size}%`,
  sound: 'Dźwięk',
  volume: 'Głośność',
  volumeAt: (percent) => `${percent}%`,
  silent: 'Wyciszony',
  mute: 'Wycisz',
};
