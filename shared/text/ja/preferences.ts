import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: '表示と音',
  language: '言語',
  customerLanguage: 'お客様の言語',
  customerNote: 'お客様画面とレシート',
  sameLanguage: 'レジと同じ',
  theme: '配色',
  themes: { system: '自動', light: '明るい', dark: '暗い', contrast: '高コントラスト' },
  textSize: '文字サイズ',
  percent: (size) => `${size} %`,
  sound: '音',
  volume: '音量',
  volumeAt: (percent) => `${percent} %`,
  silent: '消音中',
  mute: '消音',
};
