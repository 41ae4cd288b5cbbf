/** The merchant's reference of a sale, e.g. an order number. The specification sets no length; ours fits every screen. */
export const MAX_REFERENCE_LENGTH = 64;

export type ReferenceFault = 'too-long' | 'control-characters';

/** What is wrong with a typed or scanned reference, if anything. An empty one is fine: the till then makes one. */
export function referenceFault(reference: string): ReferenceFault | undefined {
  if (/\p{Cc}|\p{Cf}|\p{Cs}/u.test(reference)) return 'control-characters';
  return reference.length > MAX_REFERENCE_LENGTH ? 'too-long' : undefined;
}
