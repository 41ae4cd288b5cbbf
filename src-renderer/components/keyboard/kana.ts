/** The names of the marks on a kana keyboard. */
export const KANA_MARKS: Readonly<Record<string, string>> = {
  ゛: '濁点',
  ゜: '半濁点',
  小: '小文字',
};

/** The label of the key that changes between hiragana and katakana. */
export const KATAKANA_SIGN = 'カナ';

const COMBINING: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309a' };
const FULL = 'あいうえおかけつやゆよわ';
const SMALL = 'ぁぃぅぇぉゕゖっゃゅょゎ';
const HIRAGANA = /^[ぁ-ゖゝゞ]$/u;
const KATAKANA = /^[ァ-ヶヽヾ]$/u;
/** The distance in Unicode between a hiragana and its katakana. */
const APART = 0x60;

/** A kana with a mark of the keyboard, or without it where it has it already; `undefined` where there is no such kana. */
export function markedKana(kana: string, mark: string): string | undefined {
  const combining = COMBINING[mark];
  if (combining === undefined) return resized(kana);
  const [bare = '', ...has] = kana.normalize('NFD');
  if (has.includes(combining)) return bare;
  const marked = `${bare}${combining}`.normalize('NFC');
  return marked.length === 1 ? marked : undefined;
}

export function katakanaOf(text: string): string {
  return HIRAGANA.test(text) ? moved(text, APART) : text;
}

function resized(kana: string): string | undefined {
  const isKatakana = KATAKANA.test(kana);
  const plain = isKatakana ? moved(kana, -APART) : kana;
  const other = SMALL[FULL.indexOf(plain)] ?? FULL[SMALL.indexOf(plain)];
  return other === undefined || !isKatakana ? other : moved(other, APART);
}

const moved = (kana: string, by: number): string => String.fromCodePoint((kana.codePointAt(0) ?? 0) + by);
