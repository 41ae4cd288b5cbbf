import type { Language } from '../language.ts';
import type { AllMessages, LazyMessages, Messages } from './messages.ts';

/** A chunk for each language, so that only what is read is loaded. A language without its catalogue does not compile. */
const first: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import('./en.arb'),
  es: () => import('./es.arb'),
  fr: () => import('./fr.arb'),
  de: () => import('./de.arb'),
  it: () => import('./it.arb'),
  'pt-BR': () => import('./pt-BR.arb'),
  nl: () => import('./nl.arb'),
  pl: () => import('./pl.arb'),
  tr: () => import('./tr.arb'),
  ar: () => import('./ar.arb'),
  'zh-CN': () => import('./zh-CN.arb'),
  ja: () => import('./ja.arb'),
};

/** Chunks of their own: they would delay the first screen. */
const lazy: Record<Language, () => Promise<{ readonly messages: LazyMessages }>> = {
  en: () => import('./en.arb?lazy'),
  es: () => import('./es.arb?lazy'),
  fr: () => import('./fr.arb?lazy'),
  de: () => import('./de.arb?lazy'),
  it: () => import('./it.arb?lazy'),
  'pt-BR': () => import('./pt-BR.arb?lazy'),
  nl: () => import('./nl.arb?lazy'),
  pl: () => import('./pl.arb?lazy'),
  tr: () => import('./tr.arb?lazy'),
  ar: () => import('./ar.arb?lazy'),
  'zh-CN': () => import('./zh-CN.arb?lazy'),
  ja: () => import('./ja.arb?lazy'),
};

export async function loadMessages(language: Language): Promise<Messages> {
  return (await first[language]()).messages;
}

export async function loadLazyMessages(language: Language): Promise<LazyMessages> {
  return (await lazy[language]()).messages;
}

export async function loadAllMessages(language: Language): Promise<AllMessages> {
  const [messages, later] = await Promise.all([loadMessages(language), loadLazyMessages(language)]);
  return { ...messages, ...later };
}
