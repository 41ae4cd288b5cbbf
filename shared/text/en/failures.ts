import type { FailureAction, FailureCode, FieldFault } from '../../failure.ts';
import { printTroubles } from './printing.ts';

/** What went wrong, in the words of the one who stands at the till. */
export const failures: Record<FailureCode, string> = {
  ...printTroubles,
  'printer-missing': 'No printer is set up on this till.',
  'print-job-not-found': 'That paper is no longer on the list.',
  'earlier-payment-unreadable': 'The earlier payment of this reference cannot be checked now.',
  'reference-paid-before': 'This reference has been paid already.',
  'reference-open-elsewhere': 'Another till is asking for this reference.',
  'same-amount-open': 'A sale of the same amount is still on the list.',
  'other-tills-unchecked': 'Other tills could not be checked.',
  'amount-invalid': 'This amount cannot be charged.',
  'amount-unconfirmed': 'This amount is unusually large. Nothing was charged.',
  'reference-invalid': 'This reference cannot be used.',
  'reference-in-use': 'An open sale already has this reference.',
  'sale-in-progress': 'A sale is still in progress on this till.',
  'sale-not-found': 'That sale is no longer open on this till.',
  'other-service': 'This sale belongs to another payment service. Only that one knows whether it was paid.',
  'till-not-ready': 'The till is not ready yet.',
  'ledger-unavailable': 'The record of sales cannot be written, so nothing new is charged.',
  'ledger-unreadable':
    'The record of sales cannot be read now. A search changes no sale and charges nothing.',
  'service-unreachable': 'The payment service cannot be reached.',
  'service-busy': 'The payment service asks the till to slow down.',
  'service-error': 'The payment service has a problem.',
  'service-answer-unreadable': 'The payment service sent an answer that the till cannot read.',
  'payment-address-refused': 'The payment service sent an address that is not safe to show.',
  'payment-not-ours': 'The payment service answered with the payment of another sale.',
  'payment-rejected': 'The payment service did not accept this sale.',
  'currency-not-payable': 'The payment service cannot take this amount to its last digit.',
  'sale-currency-changed':
    'This sale began in another currency than the till charges in now, so no payment was asked for.',
  'customer-required': 'The payment service asks for the customer’s details, or does not accept them.',
  'customer-details-invalid': 'The customer’s details are not complete or not right.',
  'customer-details-unavailable':
    'The customer’s details could not be kept safely on this till, so nothing was charged.',
  'not-permitted': 'The payment service does not permit this terminal to do that.',
  'not-found': 'The payment service does not know this terminal or payment.',
  'request-rejected': 'The payment service did not accept this request.',
  conflict: 'This exists already, or it has changed in the meantime.',
  'change-unconfirmed':
    'Nobody knows whether the payment service made this change. Look before you try again.',
  'sign-in-refused': 'The payment service refused the sign-in.',
  'secret-missing': 'A password or key has not been entered yet.',
  'profile-invalid': 'The profile has faults.',
  'payments-open': 'Payments are still open on this till.',
  'keyring-missing': 'This computer has no keyring to keep secrets safe.',
  'counter-not-kept': 'The cart cannot be written to the disk: a power cut would empty it.',
  'catalogue-not-kept': 'The catalogue cannot be written to the disk. The one from before stands.',
  'held-carts-full': 'Too many carts are held. Charge or remove one first.',
  'held-cart-gone': 'That cart is no longer held.',
  'nothing-to-reclaim': 'There is nothing to reclaim of this sale now.',
  'printer-not-ready': 'No printer is ready.',
  'file-not-written': 'The file could not be written.',
  'command-refused': 'The till did not accept this request.',
  'signed-out': 'Nobody has signed in at this till.',
  'manager-only': 'Only a manager may do this.',
  'pin-wrong': 'This PIN is wrong.',
  'pin-locked': 'Too many wrong PINs: no PIN is tried for a while.',
  'pins-unreadable': 'The PINs of this till cannot be read on this computer.',
  'pins-not-now':
    'PINs cannot be checked now: this computer’s keyring does not answer. A manager can sign in with the terminal’s password or key.',
  'owner-needed':
    'Nobody can do this here now but the owner: it takes the password or a key of the terminal.',
  'owner-unproved': 'This is not a password or key of this terminal.',
  'cashier-invalid': 'This name or PIN cannot be used.',
  'cashier-not-found': 'That cashier is no longer on this till.',
  'last-manager': 'While there are cashiers, one manager has to stay.',
  'shift-open': 'A shift is open already.',
  'shift-not-open': 'No shift is open. Open one first.',
  'shift-not-found': 'That shift is not on this till.',
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

/** Each names the field. */
const faultWords: Record<FieldFault['fault'], (field: string) => string> = {
  missing: (field) => `${field} is missing. Add it.`,
  'unknown-field': (field) => `${field} is not a field of a profile. Remove it or correct its name.`,
  'wrong-type': (field) => `${field} has the wrong kind of value.`,
  'not-one-of': (field) => `${field} has a value that is not allowed.`,
  empty: (field) => `${field} is empty. Fill it in.`,
  'too-long': (field) => `${field} is too long. Shorten it.`,
  'not-a-url': (field) => `${field} is not a web address.`,
  'not-https': (field) => `${field} must begin with https://.`,
  'not-json': (field) => `${field} is not valid JSON.`,
  malformed: (field) => `${field} is not written the right way.`,
};

export const faults = {
  ...faultWords,
  wholeFile: 'The file',
  expected: 'Expected:',
  trace: 'Support reference:',
};
