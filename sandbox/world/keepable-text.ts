/**
 * A text without the characters that the database cannot store. A NUL would end it early, so that two identifiers could
 * become equal. Half a surrogate pair is not valid Unicode, and libsql ends the process when it reads one from JSON.
 * Both become U+FFFD, the usual replacement.
 */
export function keepableText(text: string): string {
  return UNKEEPABLE.test(text) ? text.replaceAll(/[\p{Surrogate}\0]/gu, '\ufffd') : text;
}

const UNKEEPABLE = /[\p{Surrogate}\0]/u;

/** JSON of a value whose texts the database can store. */
export function keepableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return ESCAPED.test(json) ? JSON.stringify(value, keepableEntry) : json;
}

/** The two as `JSON.stringify` escapes them. */
const ESCAPED = /\\u(0000|d[89a-f])/;

function keepableEntry(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? keepableText(value) : value;
}
