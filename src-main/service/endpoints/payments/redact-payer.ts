import type { PayerDetails } from '../../../../shared/customer/details.ts';
import type { Failure } from '../../../../shared/failure.ts';

/** Shorter texts, a country or a house number, say nothing of a person and stand in many a word. */
const MIN_LENGTH = 3;

/** The failure without anything of the payer's that the service's words repeat: failures go into the ledger. */
export function redactingPayer(failure: Failure, { customer, refundEmail = '' }: PayerDetails): Failure {
  if (failure.detail === undefined) return failure;
  const personal = [refundEmail, ...Object.values<string>({ ...customer })]
    .filter((text) => text.length >= MIN_LENGTH)
    // The longest first: an e-mail address may hold a name.
    .sort((a, b) => b.length - a.length);
  const detail = personal.reduce((words, text) => words.replace(anyCase(text), '…'), failure.detail);
  return { ...failure, detail };
}

function anyCase(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
}
