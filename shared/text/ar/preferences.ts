import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'التفضيلات',
  language: 'اللغة',
  customerLanguage: 'لغة الزبون',
  customerNote: 'شاشة الزبون والإيصالات',
  sameLanguage: 'لغة الصندوق',
  theme: 'الألوان',
  themes: { system: 'تلقائي', light: 'فاتح', dark: 'داكن', contrast: 'تباين عالٍ' },
  textSize: 'حجم النص',
  percent: (size) => `${size} %`,
  sound: 'الصوت',
  volume: 'مستوى الصوت',
  volumeAt: (percent) => `${percent} %`,
  silent: 'صامت',
  mute: 'كتم الصوت',
};
