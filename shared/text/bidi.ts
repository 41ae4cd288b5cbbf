/** Keeps a name, an amount or an address that stands in a sentence of the other direction from being torn apart (Unicode isolates). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
