/** Keeps a name, an amount or an address that stands in a sentence of the other direction from being torn apart (Unicode isolates). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * Controls, half characters, and what nobody sees although it turns, hides or joins what stands around it. Scripts lose
 * nothing without them but for the two joiners and the variation selectors, which stay.
 */
const UNSEEN =
  // oxlint-disable-next-line no-misleading-character-class -- each of them by itself is meant
  /(?![\u200c\u200d\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Most texts are: to look at them once is a fraction of what the rest takes. */
const PLAIN = /^[ -~]*$/;

/**
 * Text from outside without what nobody sees: an override or an isolate that it does not close would mirror
 * the rest of the line. Whatever is taken out is seen as U+FFFD.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/[\t\r\n]+/g, ' ').replace(UNSEEN, '\ufffd');
}

/** Text from outside, as it may stand in a sentence of ours. */
export function foreign(text: string): string {
  return isolated(visible(text));
}

/**
 * The same value with every text in it `visible`, for what is only shown. `keep` names fields that lead back to
 * something, which a changed text would not find.
 */
export function shownSafely<T>(value: T, keep: ReadonlySet<string> = NOTHING): T {
  return safely(value, keep) as T;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What has nothing to change stays the very same: thousands of texts a list, of which as a rule none has. */
function safely(value: unknown, keep: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return visible(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => safely(item, keep));
    return items.every((item, index) => Object.is(item, value[index])) ? value : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(fields)) {
    if (keep.has(name)) continue;
    const field = safely(fields[name], keep);
    if (Object.is(field, fields[name])) continue;
    changed ??= { ...fields };
    changed[name] = field;
  }
  return changed ?? value;
}
