/**
 * Text as SQLite can keep it. A NUL would end it early, so that one identifier is taken for another; half of a surrogate
 * pair is no Unicode, and libsql ends the whole process when it reads one back out of JSON. Both become U+FFFD, as in
 * every decoder that meets what it cannot read.
 */
export function keepableText(text: string): string {
  return UNKEEPABLE.test(text) ? text.replaceAll(/[\p{Surrogate}\0]/gu, '\ufffd') : text;
}

const UNKEEPABLE = /[\p{Surrogate}\0]/u;

/** JSON of a value, every text in it as SQLite can keep it. */
export function keepableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return ESCAPED.test(json) ? JSON.stringify(value, keepableEntry) : json;
}

/** How `JSON.stringify` writes the two. */
const ESCAPED = /\\u(0000|d[89a-f])/;

function keepableEntry(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? keepableText(value) : value;
}
