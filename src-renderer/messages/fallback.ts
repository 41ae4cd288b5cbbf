import type { Language } from '../../shared/language.ts';

/** What `load` brings for a language; for English where that cannot be loaded, so that no screen is without text. */
export function withFallback<T>(load: (language: Language) => Promise<T>, language: Language): Promise<T> {
  return load(language).catch(() => load('en'));
}
