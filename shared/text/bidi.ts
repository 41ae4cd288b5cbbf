/** Keeps a name, an amount or an address that stands in a sentence of the other direction from being torn apart (Unicode isolates). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * Controls, half characters, and what nobody sees although it turns, hides or joins what stands around it. Scripts lose
 * nothing without them but for the two joiners and the variation selectors, which stay.
 */
const UNSEEN =
  /(?![\u200c\u200d\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Text that somebody else wrote, as it may stand beside our own: an override or an isolate that it does not close would
 * mirror the rest of the line. Whatever is taken out is seen as U+FFFD.
 */
export function foreign(text: string): string {
  return isolated(text.replace(/[\t\r\n]+/g, ' ').replace(UNSEEN, '\ufffd'));
}
