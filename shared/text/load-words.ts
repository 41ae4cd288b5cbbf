import type { Language } from '../language.ts';
import type { AllWords, LaterWords, Words } from './words.ts';

/** A chunk for each language, so that only what is read is loaded. A language without its words does not compile. */
const written: Record<Language, () => Promise<Words>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  it: () => import('./it/index.ts'),
  'pt-BR': () => import('./pt-BR/index.ts'),
  nl: () => import('./nl/index.ts'),
  pl: () => import('./pl/index.ts'),
  tr: () => import('./tr/index.ts'),
  ar: () => import('./ar/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  ja: () => import('./ja/index.ts'),
};

/** Chunks of their own: they would delay the first screen. */
const writtenLater: Record<Language, () => Promise<LaterWords>> = {
  en: () => import('./en/later.ts'),
  es: () => import('./es/later.ts'),
  fr: () => import('./fr/later.ts'),
  de: () => import('./de/later.ts'),
  it: () => import('./it/later.ts'),
  'pt-BR': () => import('./pt-BR/later.ts'),
  nl: () => import('./nl/later.ts'),
  pl: () => import('./pl/later.ts'),
  tr: () => import('./tr/later.ts'),
  ar: () => import('./ar/later.ts'),
  'zh-CN': () => import('./zh-CN/later.ts'),
  ja: () => import('./ja/later.ts'),
};

export function loadWords(language: Language): Promise<Words> {
  return written[language]();
}

export function loadLaterWords(language: Language): Promise<LaterWords> {
  return writtenLater[language]();
}

export async function loadAllWords(language: Language): Promise<AllWords> {
  const [words, later] = await Promise.all([loadWords(language), loadLaterWords(language)]);
  return { ...words, ...later };
}
