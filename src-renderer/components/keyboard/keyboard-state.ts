import type { Language } from '../../../shared/language.ts';
import { katakanaOf } from './kana.ts';
import type { LayerName } from './keyboard-layout.ts';
import { layoutOf } from './layouts.ts';

/** The kind of text that a text box takes. */
export type BoxKind = 'text' | 'email' | 'digits';

/** Which keys are shown. `once`: the next letter is a capital one. */
export interface KeyboardState {
  readonly layer: LayerName;
  readonly capitals: 'off' | 'once' | 'on';
}

/** The keyboard's first state: Latin letters for an e-mail address, and a capital letter at the beginning of a text. */
export function stateFor(kind: BoxKind, isEmpty: boolean, language: Language): KeyboardState {
  if (kind === 'digits') return { layer: 'digits', capitals: 'off' };
  if (kind === 'email') {
    return { layer: layoutOf(language).layers.latin ? 'latin' : 'letters', capitals: 'off' };
  }
  const begins = isEmpty && language !== 'ja' && hasCapitals('letters', language);
  return { layer: 'letters', capitals: begins ? 'once' : 'off' };
}

/** Arabic letters have no capitals; the capitals of hiragana are katakana. */
export function hasCapitals(layer: LayerName, language: Language): boolean {
  if (layer === 'latin') return true;
  if (layer === 'letters') return language !== 'ar';
  return layer === 'more' && language !== 'ar' && language !== 'ja';
}

/** Shift: one press is for the next letter, two for all that follow, three for none. Katakana is never for one letter only. */
export function afterCapitals({ layer, capitals }: KeyboardState, language: Language): KeyboardState {
  const isKana = layer === 'letters' && language === 'ja';
  if (capitals === 'off') return { layer, capitals: isKana ? 'on' : 'once' };
  return { layer, capitals: capitals === 'once' ? 'on' : 'off' };
}

export function afterTyping(state: KeyboardState, typed: string): KeyboardState {
  return state.capitals === 'once' && /\p{L}/u.test(typed) ? { ...state, capitals: 'off' } : state;
}

/** Changes the layer. Shift stays as it is. */
export function atLayer(state: KeyboardState, layer: LayerName): KeyboardState {
  return { ...state, layer };
}

/** What a key of this layer types now. */
export function typedBy(key: string, { layer, capitals }: KeyboardState, language: Language): string {
  if (capitals === 'off' || !hasCapitals(layer, language)) return key;
  if (layer === 'letters' && language === 'ja') return katakanaOf(key);
  const capital = key.toLocaleUpperCase(layer === 'latin' ? 'en' : language);
  // A single ß has no capital that people know.
  return capital.length === key.length ? capital : key;
}
