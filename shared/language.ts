/** Languages of the screens and of printed papers, by their BCP 47 tags. */
export const LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt-BR',
  'nl',
  'pl',
  'tr',
  'ar',
  'zh-CN',
  'ja',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Which way lines run. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
