/** In characters. */
const MAX_ID = 128;

/**
 * What the address of a payment's hosted page identifies it by: the end of its path or, without one, the first value of
 * its query. `undefined` where the text is no such address.
 */
export function pageIdIn(text: string): string | undefined {
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) return undefined;
  const { pathname, searchParams } = new URL(text);
  const end = pathname.split('/').findLast((part) => part !== '');
  const id = end === undefined ? [...searchParams.values()][0] : decoded(end);
  return id === undefined || id === '' || id.length > MAX_ID ? undefined : id;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
