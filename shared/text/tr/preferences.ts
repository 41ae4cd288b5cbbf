import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: 'Tercihler',
  language: 'Dil',
  customerLanguage: 'Müşterinin dili',
  customerNote: 'Müşteri ekranı ve fişler',
  sameLanguage: 'Kasadaki gibi',
  theme: 'Renkler',
  themes: { system: 'Otomatik', light: 'Açık', dark: 'Koyu', contrast: 'Yüksek karşıtlık' },
  textSize: 'Yazı boyutu',
  percent: (size) => `%${size}`,
  sound: 'Ses',
  volume: 'Ses düzeyi',
  volumeAt: (percent) => `%${percent}`,
  silent: 'Sessiz',
  mute: 'Sesi kapat',
};
