import { plainWord } from './plain-word.ts';
import type { Language } from '../../../shared/language.ts';

/** Words of people and of spreadsheets: a ticked cell of a German one is `WAHR`. */
const WORDS: Readonly<Record<Language, { readonly yes: string; readonly no: string }>> = {
  en: { yes: 'yes, y, true', no: 'no, n, false' },
  es: { yes: 'sí, s, verdadero', no: 'no, n, falso' },
  fr: { yes: 'oui, o, vrai', no: 'non, n, faux' },
  de: { yes: 'ja, j, wahr', no: 'nein, n, falsch' },
  it: { yes: 'sì, s, vero', no: 'no, n, falso' },
  'pt-BR': { yes: 'sim, s, verdadeiro', no: 'não, n, falso' },
  nl: { yes: 'ja, j, waar', no: 'nee, n, onwaar' },
  pl: { yes: 'tak, t, prawda', no: 'nie, n, fałsz' },
  tr: { yes: 'evet, e, doğru', no: 'hayır, h, yanlış' },
  ar: { yes: 'نعم', no: 'لا' },
  'zh-CN': { yes: '是', no: '否' },
  ja: { yes: 'はい', no: 'いいえ' },
};

const YES = new Set(['1', 'x', '✓', '✔', '○', ...wordsFor('yes')]);
const NO = new Set(['', '0', ...wordsFor('no')]);

/** Whether a cell says yes or no, in any of our languages; an empty cell says no. `undefined` for other words. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = plainWord(cell);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

function wordsFor(answer: 'yes' | 'no'): readonly string[] {
  return Object.values(WORDS).flatMap((words) => words[answer].split(',').map(plainWord));
}
