import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  title: '偏好设置',
  language: '语言',
  customerLanguage: '顾客的语言',
  customerNote: '顾客屏和小票',
  sameLanguage: '与收银机相同',
  theme: '配色',
  themes: { system: '自动', light: '浅色', dark: '深色', contrast: '高对比度' },
  textSize: '文字大小',
  percent: (size) => `${size} %`,
  sound: '声音',
  volume: '音量',
  volumeAt: (percent) => `${percent} %`,
  silent: '已静音',
  mute: '静音',
};
