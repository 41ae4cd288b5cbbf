import type { Language } from '../language.ts';
import type { AllMessages } from './messages.ts';

const catalogues: Record<Language, () => Promise<{ readonly messages: AllMessages }>> = {
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

/** For main, which also prints. */
export async function loadAllMessages(language: Language): Promise<AllMessages> {
  return (await catalogues[language]()).messages;
}
