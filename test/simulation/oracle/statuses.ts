import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';

/**
 * What each `statusCode` of the specification means ("Payment statuses", "Polling guidance"), written down a second
 * time: the rules must not judge the till by its own table. Any other word is open and says nothing about money.
 */
const MEANING: ReadonlyMap<string, 'open' | 'paid' | 'unpaid'> = new Map([
  ['created', 'open'],
  ['processing', 'open'],
  ['completed', 'paid'],
  ['overpaid', 'paid'],
  ['underpaid', 'unpaid'],
  ['expired', 'unpaid'],
  ['invalid', 'unpaid'],
  ['cancelled', 'unpaid'],
]);

/** Whether polling stops at this word. */
export function isFinalWord(word: string): boolean {
  return (MEANING.get(word) ?? 'open') !== 'open';
}

/** Whether the payer has paid what was asked for, or more. */
export function isPaidWord(word: string): boolean {
  return MEANING.get(word) === 'paid';
}

/** The word that a status of the till stands for. */
export function wordOf(status: PaymentStatus): string {
  if (status.kind === 'final') return status.outcome;
  return status.kind === 'unrecognised' ? status.raw : status.kind;
}
