import type { Language } from '../language.ts';
import type { FirstMessages, Messages, ScreenMessages } from './messages.ts';

/** A chunk for each language, so that only what is read is loaded. A language without its catalogue does not compile. */
const first: Record<Language, () => Promise<{ readonly messages: FirstMessages }>> = {
  en: () => import('./en.arb?first'),
  es: () => import('./es.arb?first'),
  fr: () => import('./fr.arb?first'),
  de: () => import('./de.arb?first'),
  it: () => import('./it.arb?first'),
  'pt-BR': () => import('./pt-BR.arb?first'),
  nl: () => import('./nl.arb?first'),
  pl: () => import('./pl.arb?first'),
  tr: () => import('./tr.arb?first'),
  ar: () => import('./ar.arb?first'),
  'zh-CN': () => import('./zh-CN.arb?first'),
  ja: () => import('./ja.arb?first'),
};

/** Chunks of their own: they would delay the first screen. */
const screens: Record<Language, () => Promise<{ readonly messages: ScreenMessages }>> = {
  en: () => import('./en.arb?screens'),
  es: () => import('./es.arb?screens'),
  fr: () => import('./fr.arb?screens'),
  de: () => import('./de.arb?screens'),
  it: () => import('./it.arb?screens'),
  'pt-BR': () => import('./pt-BR.arb?screens'),
  nl: () => import('./nl.arb?screens'),
  pl: () => import('./pl.arb?screens'),
  tr: () => import('./tr.arb?screens'),
  ar: () => import('./ar.arb?screens'),
  'zh-CN': () => import('./zh-CN.arb?screens'),
  ja: () => import('./ja.arb?screens'),
};

/** Those that the first screen is drawn with. */
export async function loadFirstMessages(language: Language): Promise<FirstMessages> {
  return (await first[language]()).messages;
}

/** Those of every screen. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [of, others] = await Promise.all([loadFirstMessages(language), screens[language]()]);
  return { ...of, ...others.messages, outcomes: bothPartsOf(of.outcomes, others.messages.outcomes) };
}

/** Of each outcome, its name and what it means: these are loaded apart. */
function bothPartsOf(
  named: FirstMessages['outcomes'],
  explained: ScreenMessages['outcomes'],
): Messages['outcomes'] {
  const outcomes = Object.keys(named) as readonly (keyof Messages['outcomes'])[];
  const both = outcomes.map((outcome) => [outcome, { ...named[outcome], ...explained[outcome] }]);
  return Object.fromEntries(both) as Messages['outcomes'];
}
