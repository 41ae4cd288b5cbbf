import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../shared/language.ts';
import { katakanaOf, KANA_MARKS, markedKana } from '../../../../src-renderer/components/keyboard/kana.ts';
import type { LayerName } from '../../../../src-renderer/components/keyboard/keyboard-layout.ts';
import { keysOf, layersBeside, layoutOf } from '../../../../src-renderer/components/keyboard/layouts.ts';
import {
  afterCapitals,
  afterTyping,
  hasCapitals,
  stateFor,
  typedBy,
} from '../../../../src-renderer/components/keyboard/keyboard-state.ts';

/** All that can be typed in a language, with capitals and marks. */
function typeable(language: Language): ReadonlySet<string> {
  const layout = layoutOf(language);
  const layers: readonly LayerName[] = ['letters', ...layersBeside(layout, 'letters')];
  const keys = layers.flatMap((layer) =>
    keysOf(layout, layer)
      .flat()
      .flatMap((key) =>
        (['off', 'on'] as const).map((capitals) => typedBy(key, { layer, capitals }, language)),
      ),
  );
  const marked = keys.flatMap((key) => Object.keys(KANA_MARKS).map((mark) => markedKana(key, mark) ?? key));
  return new Set([...keys, ...marked, '-', '.']);
}

/** What people are called and where they live, in each language. */
const WRITTEN: Readonly<Record<Language, string>> = {
  en: "Zoë O'Brien-Smith, 12/4 Queen's Rd.",
  es: 'Íñigo Núñez Agüero, C/ Muñoz 3, 2º É Á Ó Ú',
  fr: 'Éloïse L’Hôpital-Çelik, 5 bis rue d’Orléans, Œuvre à Nîmes û ù è ÿ',
  de: 'Jürgen Groß-Häußler, Öhrstraße 7, Ärztehaus',
  it: "Niccolò D'Amico, Città, perché, più, lì",
  'pt-BR': 'João Conceição, Rua Antônio 4, Avó, Êxito, à',
  nl: "Daniël 't Hooft, Coöperatie, Één",
  pl: 'Zażółć gęślą jaźń, ŁÓDŹ, Ćma, Świt, Ńe',
  tr: 'Iğdır İstanbul, Şükrü Çağlar, Ömer Ünal, ısı',
  ar: 'محمد عبد الله الأحمد، شارع الملك فؤاد ٱ',
  'zh-CN': 'Wang Xiaoming, Nanjing Lu 5',
  ja: 'がっこう ジュンコ ぱぴぷ ヴァ ょ ー 一',
};
/** Written with a typewriter's own, or chosen by an input method of the system's. */
const NOT_NEEDED = /[ ’ºٱ一]/gu;

describe.each(LANGUAGES)('the keyboard of %s', (language) => {
  const layout = layoutOf(language);
  const layers: readonly LayerName[] = ['letters', ...layersBeside(layout, 'letters')];

  it('types names and addresses, and every e-mail address', () => {
    const can = typeable(language);
    const wanted = `${WRITTEN[language]}abcdefghijklmnopqrstuvwxyzABCXYZ0123456789@.-_+`;
    const missing = Array.from(wanted.replaceAll(NOT_NEEDED, '')).filter((character) => !can.has(character));
    expect(missing).toEqual([]);
  });

  it('leads from each layer to each other', () => {
    for (const layer of layers) {
      expect([...layersBeside(layout, layer), layer].sort()).toEqual([...layers].sort());
    }
  });

  it('has each key once in a layer, and no more than fit into a row', () => {
    for (const layer of layers) {
      const rows = keysOf(layout, layer);
      expect(new Set(rows.flat()).size, layer).toBe(rows.flat().length);
      expect(rows.flat().includes(''), layer).toBe(false);
      expect(rows.length, layer).toBe(4);
      expect(Math.max(...rows.map((row) => row.length)), layer).toBeLessThanOrEqual(13);
    }
  });
});

test.each([
  ['か', '゛', 'が'],
  ['が', '゛', 'か'],
  ['は', '゜', 'ぱ'],
  ['ば', '゜', 'ぱ'],
  ['ハ', '゜', 'パ'],
  ['つ', '小', 'っ'],
  ['っ', '小', 'つ'],
  ['ツ', '小', 'ッ'],
  ['う', '゛', 'ゔ'],
  ['あ', '゛', undefined],
  ['か', '゜', undefined],
  ['ん', '小', undefined],
  ['a', '゛', undefined],
  ['-', '小', undefined],
])('%s with %s is %s', (kana, mark, marked) => {
  expect(markedKana(kana, mark)).toBe(marked);
});

test('hiragana have katakana, and nothing else has', () => {
  expect(['あ', 'っ', 'ゔ', 'ー', '、', 'a'].map(katakanaOf)).toEqual(['ア', 'ッ', 'ヴ', 'ー', '、', 'a']);
});

test('a text begins with a capital, where there are any', () => {
  expect(stateFor('text', true, 'de')).toEqual({ layer: 'letters', capitals: 'once' });
  expect(stateFor('text', false, 'de')).toEqual({ layer: 'letters', capitals: 'off' });
  expect(stateFor('text', true, 'ar')).toEqual({ layer: 'letters', capitals: 'off' });
  expect(stateFor('text', true, 'ja')).toEqual({ layer: 'letters', capitals: 'off' });
});

test('an e-mail address begins with a small Latin letter, a telephone number with digits', () => {
  expect(stateFor('email', true, 'en')).toEqual({ layer: 'letters', capitals: 'off' });
  expect(stateFor('email', true, 'ar')).toEqual({ layer: 'latin', capitals: 'off' });
  expect(stateFor('digits', true, 'ja')).toEqual({ layer: 'digits', capitals: 'off' });
});

test('capitals are for one letter, then for all, then for none; katakana at once for all', () => {
  const off = { layer: 'letters', capitals: 'off' } as const;
  const once = afterCapitals(off, 'en');
  const on = afterCapitals(once, 'en');
  expect([once.capitals, on.capitals, afterCapitals(on, 'en').capitals]).toEqual(['once', 'on', 'off']);
  expect(afterCapitals(off, 'ja').capitals).toBe('on');
  expect(afterTyping(once, 'A').capitals).toBe('off');
  expect(afterTyping(once, '7').capitals).toBe('once');
  expect(afterTyping(on, 'A').capitals).toBe('on');
});

test.each([
  ['i', 'tr', 'letters', 'İ'],
  ['ı', 'tr', 'letters', 'I'],
  ['ß', 'de', 'letters', 'ß'],
  ['i', 'ja', 'latin', 'I'],
  ['1', 'en', 'letters', '1'],
  ['ب', 'ar', 'letters', 'ب'],
  ['か', 'ja', 'letters', 'カ'],
  ['、', 'ja', 'more', '、'],
] as const)('the capital of %s in %s (%s) is %s', (key, language, layer, capital) => {
  expect(typedBy(key, { layer, capitals: 'on' }, language)).toBe(capital);
});

test('only layers with capitals have a key for them', () => {
  expect(hasCapitals('letters', 'ar')).toBe(false);
  expect(hasCapitals('latin', 'ar')).toBe(true);
  expect(hasCapitals('symbols', 'en')).toBe(false);
  expect(hasCapitals('digits', 'en')).toBe(false);
});
