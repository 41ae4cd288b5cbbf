import type { Language } from '../language.ts';
import type { PracticeMessages } from './messages.ts';

/** A chunk for each language, which only whoever practises loads. */
const practice: Record<Language, () => Promise<{ readonly messages: PracticeMessages }>> = {
  en: () => import('./en.arb?practice'),
  es: () => import('./es.arb?practice'),
  fr: () => import('./fr.arb?practice'),
  de: () => import('./de.arb?practice'),
  it: () => import('./it.arb?practice'),
  'pt-BR': () => import('./pt-BR.arb?practice'),
  nl: () => import('./nl.arb?practice'),
  pl: () => import('./pl.arb?practice'),
  tr: () => import('./tr.arb?practice'),
  ar: () => import('./ar.arb?practice'),
  'zh-CN': () => import('./zh-CN.arb?practice'),
  ja: () => import('./ja.arb?practice'),
};

/** Those of the situations to practise. */
export async function loadPracticeMessages(language: Language): Promise<PracticeMessages> {
  return (await practice[language]()).messages;
}
