import type { FailureAction, FailureCode, FieldFault } from '../../failure.ts';

/** What went wrong, in the words of the one who stands at the till. */
export const failures: Record<FailureCode, string> = {
  'earlier-payment-unreadable': 'The earlier payment of this reference cannot be checked now.',
  'reference-paid-before': 'This reference has been paid already.',
  'reference-open-elsewhere': 'Another till is asking for this reference.',
  'same-amount-open': 'A sale of the same amount is still on the list.',
  'amount-invalid': 'This amount cannot be charged.',
  'reference-invalid': 'This reference cannot be used.',
  'reference-in-use': 'An open sale already has this reference.',
  'sale-in-progress': 'A sale is still in progress on this till.',
  'sale-not-found': 'That sale is no longer open on this till.',
  'till-not-ready': 'The till is not ready yet.',
  'ledger-unavailable': 'The record of sales cannot be written, so nothing new is charged.',
  'service-unreachable': 'The payment service cannot be reached.',
  'service-busy': 'The payment service asks the till to slow down.',
  'service-error': 'The payment service has a problem.',
  'service-answer-unreadable': 'The payment service sent an answer that the till cannot read.',
  'payment-address-refused': 'The payment service sent an address that is not safe to show.',
  'payment-rejected': 'The payment service did not accept this sale.',
  'not-permitted': 'The payment service does not permit this terminal to do that.',
  'not-found': 'The payment service does not know this terminal or payment.',
  'request-rejected': 'The payment service did not accept this request.',
  conflict: 'This exists already, or it has changed in the meantime.',
  'change-unconfirmed':
    'Nobody knows whether the payment service made this change. Look before you try again.',
  'sign-in-refused': 'The payment service refused the sign-in.',
  'secret-missing': 'A password or key has not been entered yet.',
  'profile-invalid': 'The profile has faults.',
  'keyring-missing': 'This computer has no keyring to keep secrets safe.',
  'command-refused': 'The till did not accept this request.',
  internal: 'The till had a problem of its own.',
};

export const actions: Record<FailureAction, string> = {
  wait: 'It goes on by itself.',
  'try-again': 'Try again.',
  'fix-input': 'Correct it and try again.',
  'sign-in': 'A manager has to enter the secrets again.',
  'fix-configuration': 'A manager has to correct the set-up.',
  'ask-manager': 'Ask a manager.',
  report: 'Report it to support.',
};

const faultWords: Record<FieldFault['fault'], string> = {
  missing: 'is missing. Add it.',
  'unknown-field': 'is not a field of a profile. Remove it or correct its name.',
  'wrong-type': 'has the wrong kind of value.',
  'not-one-of': 'has a value that is not allowed.',
  empty: 'is empty. Fill it in.',
  'too-long': 'is too long. Shorten it.',
  'not-a-url': 'is not a web address.',
  'not-https': 'must begin with https://.',
  'not-json': 'is not valid JSON.',
  malformed: 'is not written the right way.',
};

export const faults = {
  ...faultWords,
  wholeFile: 'The file',
  expected: 'Expected:',
  trace: 'Support reference:',
};
