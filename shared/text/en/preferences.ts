import type { TextSize, Theme } from '../../preferences.ts';

const themes: Record<Theme, string> = {
  system: 'Automatic',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

export const preferences = {
  title: 'Preferences',
  language: 'Language',
  customerLanguage: 'Customer’s language',
  customerNote: 'Customer’s screen and receipts',
  sameLanguage: 'As the till',
  theme: 'Colours',
  themes,
  textSize: 'Text size',
  percent: (size: TextSize) => `${size} %`,
  sound: 'Sound',
  volume: 'Volume',
  volumeAt: (percent: number) => `${percent} %`,
  silent: 'Muted',
  mute: 'Mute',
};
