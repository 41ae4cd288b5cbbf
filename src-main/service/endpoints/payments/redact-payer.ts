import type { PayerDetails } from '../../../../shared/customer/details.ts';
import type { Failure } from '../../../../shared/failure.ts';

/** Shorter texts, such as a country or a house number, identify nobody and are part of many words. */
const MIN_LENGTH = 3;

/**
 * The failure without the payer's details that the service may quote in it, because failures are recorded in the
 * ledger.
 */
export function redactingPayer(failure: Failure, { customer, refundEmail = '' }: PayerDetails): Failure {
  const personal = [refundEmail, ...Object.values<string>({ ...customer })]
    .filter((text) => text.length >= MIN_LENGTH)
    // An e-mail address may contain a name, so longer texts are replaced first.
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
