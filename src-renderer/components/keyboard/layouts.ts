import type { Language } from '../../../shared/language.ts';
import type { KeyboardLayout, LayerName, Rows, Switchable } from './keyboard-layout.ts';
import { ARABIC, JAPANESE } from './script-layouts.ts';
import { LATIN_LAYOUTS } from './latin-layouts.ts';

/** The same in every language; digits are Latin, as in amounts. */
const SYMBOLS: Rows = [
  '1 2 3 4 5 6 7 8 9 0',
  '@ # & % + = / \\ * ~',
  '- _ . , ; : ! ? \' "',
  '( ) [ ] € $ £ ¥ §',
];

const DIGITS: Rows = ['1 2 3', '4 5 6', '7 8 9', '+ 0 -'];

export function layoutOf(language: Language): KeyboardLayout {
  switch (language) {
    case 'ar':
      return ARABIC;
    case 'ja':
      return JAPANESE;
    default:
      return LATIN_LAYOUTS[language];
  }
}

/** Keys of a layer, row by row. */
export function keysOf({ layers }: KeyboardLayout, name: LayerName): readonly (readonly string[])[] {
  const rows = { ...layers, symbols: SYMBOLS, digits: DIGITS }[name] ?? layers.letters;
  return rows.map((row) => row.split(' '));
}

/** The layers that keys of this layer lead to: all the others. `digits` stands alone. */
export function layersBeside(layout: KeyboardLayout, name: LayerName): readonly Switchable[] {
  if (name === 'digits') return [];
  const all: readonly Switchable[] = [
    'letters',
    'more',
    ...(layout.layers.latin ? ['latin' as const] : []),
    'symbols',
  ];
  return all.filter((other) => other !== name);
}

/** The label of the key that leads to a layer. */
export function signOf({ signs }: KeyboardLayout, name: Switchable): string {
  return { ...signs, latin: 'abc', symbols: '#+=' }[name];
}
