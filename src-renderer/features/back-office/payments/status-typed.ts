/** A status that can be picked, by the name that the list shows. */
interface NamedStatus {
  readonly value: string;
  readonly name: string;
}

/** Figures, perhaps with the sign of a currency or `#` before them; with a letter in it, it may be a reference. */
const FIGURES = /^\s[^\p{L}]*\p{Nd}[^\p{L}]*$/u;

/**
 * What somebody looks for who typed a status before an amount or a number, as the list shows both: “paid 20”. `undefined` for
 * anything else, which may be a reference that has such a word in it.
 */
export function statusTyped(
  typed: string,
  statuses: readonly NamedStatus[],
  locale: string,
): { readonly status: string; readonly text: string } | undefined {
  const text = typed.trim();
  const found = statuses.find(({ name }) => {
    const isSame = text.slice(0, name.length).localeCompare(name, locale, { sensitivity: 'base' }) === 0;
    return isSame && FIGURES.test(text.slice(name.length));
  });
  return found && { status: found.value, text: text.slice(found.name.length).trim() };
}
