import type { PayerDetails } from '../../../../shared/customer/details.ts';
import type { Failure } from '../../../../shared/failure.ts';

/** Shorter texts, a country or a house number, say nothing of a person and stand in many a word. */
const MIN_LENGTH = 3;

/** The failure without anything of the payer's that the service's words repeat: failures go into the ledger. */
export function redactingPayer(failure: Failure, { customer, refundEmail = '' }: PayerDetails): Failure {
  const personal = [refundEmail, ...Object.values<string>({ ...customer })]
    .filter((text) => text.length >= MIN_LENGTH)
    // The longest first: an e-mail address may hold a name.
    .sort((a, b) => b.length - a.length);
  const redact = (words: string): string =>
    personal.reduce((clean, text) => clean.replace(anyCase(text), '…'), words);
  const { detail, traceId, fields } = failure;
  return {
    ...failure,
    ...(detail !== undefined && { detail: redact(detail) }),
    ...(traceId !== undefined && { traceId: redact(traceId) }),
    ...(fields && {
      fields: fields.map((fault) =>
        fault.said === undefined ? fault : { ...fault, said: redact(fault.said) },
      ),
    }),
  };
}

function anyCase(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
}
