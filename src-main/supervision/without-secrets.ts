const MOST_MESSAGE = 300;
const MOST_FRAMES = 12;
/** The name of a property, as the engine says it, or any other quotation up to its end or that of the line. */
const QUOTED = /\((?:reading|setting) '[\w$]{1,40}'\)|(["'`“])(?:(?!\1|”)[^\n])*(?:\1|”|$)/gm;
const PROPERTY = /^\((?:reading|setting) '/;

/**
 * An error in words for the log. Libraries quote what they were given, which may be a password or a token: quoted
 * text and whatever looks like a key is left out, names of properties and the places in the code stay.
 */
export function withoutSecrets(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${nameOf(error)}: ${message(error)}`, ...frames.slice(0, MOST_FRAMES)].join('\n');
}

/** The error's class, and its code where it has one. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[A-Z][A-Z0-9_]*$/.test(code) ? `${error.name} ${code}` : error.name;
}

function message({ message: text }: Error): string {
  return text
    .slice(0, 10 * MOST_MESSAGE)
    .replaceAll(QUOTED, (all) => (PROPERTY.test(all) ? all : '"…"'))
    .replaceAll(/\b(Bearer|Basic)\s+\S+/gi, '$1 …')
    .replaceAll(/[\w~+/=.%-]{20,}/g, '…')
    .slice(0, MOST_MESSAGE);
}
