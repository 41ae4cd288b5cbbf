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

/** What each language calls itself: whoever looks for theirs may not read any other. */
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

/** Which way lines run. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The first of these tags, as a system or a command line names them, that there are words for. */
export function bestLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const wanted = likely(tag);
    const found = LANGUAGES.find((language) => likely(language) === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A tag without its region, and with its script: what `zh-CN`, `zh-SG` and `zh-Hans` share, and `zh-TW` does not. */
function likely(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return undefined; // that is how Intl says that this is no tag
  }
}

/**
 * For dates and times in the words of `language`, as written where the store is: `de` for a store of `en-US` is
 * `de-US`. Digits are Latin in every language, so that a time and an amount read the same on both sides of the counter.
 */
export function localeOf(language: Language, storeLocale: string): string {
  const { region } = new Intl.Locale(storeLocale).maximize();
  return new Intl.Locale(language, {
    ...(region !== undefined && { region }),
    numberingSystem: 'latn',
  }).toString();
}
