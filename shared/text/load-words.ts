import type { Language } from '../language.ts';
import type { Words } from './words.ts';

/** A chunk for each language, so that only what is read is loaded. A language without its words does not compile. */
const written: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
  it: async () => (await import('./it/index.ts')).it,
  'pt-BR': async () => (await import('./pt-BR/index.ts')).ptBR,
  nl: async () => (await import('./nl/index.ts')).nl,
  pl: async () => (await import('./pl/index.ts')).pl,
  tr: async () => (await import('./tr/index.ts')).tr,
  ar: async () => (await import('./ar/index.ts')).ar,
  'zh-CN': async () => (await import('./zh-CN/index.ts')).zhCN,
  ja: async () => (await import('./ja/index.ts')).ja,
};

export function loadWords(language: Language): Promise<Words> {
  return written[language]();
}
