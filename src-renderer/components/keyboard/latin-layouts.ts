import type { Language } from '../../../shared/language.ts';
import type { KeyboardLayout, Rows } from './keyboard-layout.ts';

const DIGITS = '1 2 3 4 5 6 7 8 9 0';
const QWERTY: Rows = [DIGITS, 'q w e r t y u i o p', "a s d f g h j k l '", 'z x c v b n m'];

/**
 * Letters with marks, by the letter that they stand for: those of the ten languages, and of names from elsewhere in
 * Europe.
 */
const MARKED: Rows = [
  'à á â ä ã å ā æ ą ç ć č',
  'è é ê ë ę ē ì í î ï ı ğ',
  'ñ ń ł ò ó ô ö õ ø œ ß ś',
  'ş š ù ú û ü ý ÿ ź ż ž',
];

const latin = (letters: Rows, ...endings: Rows): KeyboardLayout => ({
  layers: { letters, more: MARKED },
  signs: { letters: 'abc', more: 'àéñ' },
  endings,
});

/** Rows as on the keyboards that each country sells; a letter that those reach by a dead key stands among the marked ones. */
export const LATIN_LAYOUTS: Readonly<Record<Exclude<Language, 'ar' | 'ja'>, KeyboardLayout>> = {
  en: latin(QWERTY, '.com', '.net'),
  es: latin([DIGITS, 'q w e r t y u i o p', 'a s d f g h j k l ñ', "z x c v b n m '"], '.com', '.es'),
  fr: latin(
    [`${DIGITS} -`, 'a z e r t y u i o p é', 'q s d f g h j k l m è', "w x c v b n à ç '"],
    '.com',
    '.fr',
  ),
  de: latin(
    [`${DIGITS} ß`, 'q w e r t z u i o p ü', 'a s d f g h j k l ö ä', 'y x c v b n m'],
    '.com',
    '.de',
  ),
  it: latin(
    [`${DIGITS} ù`, 'q w e r t y u i o p è', 'a s d f g h j k l ò à', "z x c v b n m ì '"],
    '.com',
    '.it',
  ),
  'pt-BR': latin(
    [DIGITS, 'q w e r t y u i o p', 'a s d f g h j k l ç', "z x c v b n m '"],
    '.com',
    '.com.br',
  ),
  nl: latin(QWERTY, '.com', '.nl'),
  pl: latin(
    [`${DIGITS} ż`, 'q w e r t y u i o p ó', 'a s d f g h j k l ł ą', 'z x c v b n m ć ę'],
    '.com',
    '.pl',
  ),
  tr: latin(
    [`${DIGITS} ' -`, 'q w e r t y u ı o p ğ ü', 'a s d f g h j k l ş i', 'z x c v b n m ö ç'],
    '.com',
    '.com.tr',
  ),
  // Chinese characters need an input method with a dictionary, which is the system's; names are typed as pinyin.
  'zh-CN': latin(QWERTY, '.com', '.cn'),
};
