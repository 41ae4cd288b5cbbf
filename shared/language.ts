/** Languages of the screens and of printed documents, by their BCP 47 tags. */
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

/** The name of each language in that language, since people who look for theirs may not read another. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  ar: 'العربية',
  'zh-CN': '简体中文',
  ja: '日本語',
};

/** The writing direction. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The first of these BCP 47 tags whose language the till speaks. */
export function bestLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const wanted = likely(tag);
    const found = LANGUAGES.find((language) => likely(language) === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The language and script of a tag, without its region: the same for `zh-CN`, `zh-SG` and `zh-Hans`, another for `zh-TW`. */
function likely(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return undefined; // Intl throws where this is no tag
  }
}

/**
 * The locale for dates and times: the words of `language` with the conventions of the store's country. `de` in a store of
 * `en-US` is `de-US`. Digits are Latin in every language, so that cashier and customer read the same figures.
 */
export function localeOf(language: Language, storeLocale: string): string {
  const { region } = new Intl.Locale(storeLocale).maximize();
  return new Intl.Locale(language, {
    ...(region !== undefined && { region }),
    numberingSystem: 'latn',
  }).toString();
}
