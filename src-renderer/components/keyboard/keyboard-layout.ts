/**
 * `letters`: the language's own. `more`: what its rows have no room for. `latin`: of a language that has other letters.
 * `digits`: of a box for a telephone number.
 */
export type LayerName = 'letters' | 'more' | 'latin' | 'symbols' | 'digits';

/** The layers that a key leads to. */
export type Switchable = Exclude<LayerName, 'digits'>;

/** Rows of keys from the top, each key as what it types, with a space between two. */
export type Rows = readonly string[];

/** The keys of one language. Rows run from left to right, as on the keyboards that are sold, in every language. */
export interface KeyboardLayout {
  readonly layers: Readonly<Record<'letters' | 'more', Rows>> & { readonly latin?: Rows };
  /** The labels of the keys that lead to these layers. */
  readonly signs: Readonly<Record<'letters' | 'more', string>>;
  /** The usual end of e-mail addresses where the language is spoken. */
  readonly endings: Rows;
}
