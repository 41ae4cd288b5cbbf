import type { ApprovalCause } from './cart/approval.ts';
import type { HandOverFault } from './contract/back-office/hand-over.ts';
import type { Expectation } from './expectation.ts';
import type { Money } from './money/money.ts';

/**
 * Failures cross process boundaries as data. `action` is what the person who meets the failure can do about it; the other
 * fields are for a manager or the service's support. No failure holds a secret.
 */
export const FAILURE_ACTIONS = [
  'wait', // the till goes on by itself
  'try-again',
  'fix-input',
  'sign-in',
  'fix-configuration',
  'ask-manager',
  'report',
] as const;
export type FailureAction = (typeof FAILURE_ACTIONS)[number];

/** Warnings of the duplicate-charge guard, the gravest first. The cashier may override each of them. */
export const GUARD_WARNINGS = [
  'earlier-payment-unreadable', // an earlier payment may be open or paid, and could not be read now
  'reference-paid-before', // a payment of this reference was paid lately
  'reference-open-elsewhere', // another till has an open payment of this reference
  'code-withdrawn', // a code of this reference was withdrawn because of a wrong amount, and can still be paid
  'same-amount-open', // a sale of the same amount is open
  'other-tills-unchecked', // the service could not say what other tills charged
] as const;
export type GuardWarning = (typeof GUARD_WARNINGS)[number];
/** How many earlier payments the overridden warnings of one sale may be about. */
export const MOST_WARNED_OF = 1_000;

/** Reasons why a document was not printed, or the drawer did not open. */
export const PRINT_TROUBLES = [
  'printer-unreachable',
  'printer-no-paper',
  'printer-cover-open',
  'printer-offline',
  'printer-error',
  'paper-not-drawn', // the printer has not all letters of the text, and no picture of the text could be made
  'print-interrupted', // the till was closed, or ended, before the printer had received everything
] as const;
export type PrintTroubleCode = (typeof PRINT_TROUBLES)[number];

export const FAILURE_CODES = [
  ...GUARD_WARNINGS,
  ...PRINT_TROUBLES,
  'printer-missing',
  'print-job-not-found',
  'amount-invalid',
  'amount-unconfirmed',
  'approval-needed',
  'reference-invalid',
  'reference-in-use',
  'sale-in-progress',
  'sale-not-found',
  'other-service', // only another service than the till works with now knows the sale's payments
  'till-not-ready',
  'ledger-unavailable',
  'ledger-unreadable', // it was only to be read, so no sale depends on it
  'service-unreachable',
  'service-key-unknown', // the server has a key that the profile does not pin
  'service-busy',
  'service-error',
  'service-answer-unreadable',
  'payment-address-refused',
  'payment-not-ours',
  'payment-rejected',
  'currency-not-payable',
  'sale-currency-changed',
  'customer-required',
  'customer-details-invalid',
  'customer-details-unavailable',
  'customer-details-gone', // details of the sale that is charged again were removed
  'not-permitted',
  'not-found',
  'request-rejected',
  'conflict',
  'change-unconfirmed',
  'sign-in-refused',
  'secret-missing',
  'profile-invalid',
  'hand-over-refused', // `handOverFault` says why
  'payments-open', // they have to end before the till works with another terminal or service
  'keyring-missing',
  'secrets-unreadable', // the file is there, and this user may not read it
  'checkout-not-kept',
  'catalogue-not-kept',
  'held-carts-full',
  'held-cart-gone',
  'nothing-to-reclaim',
  'printer-not-ready',
  'file-not-written',
  'file-in-ledger-folder',
  'command-refused',
  'signed-out',
  'manager-only',
  'owner-only',
  'pin-wrong',
  'pin-locked',
  'pins-unreadable',
  'pins-not-now', // the keyring does not answer now; the PINs are not lost
  'owner-unproved',
  'owner-needed',
  'cashier-invalid',
  'cashier-not-found',
  'last-manager',
  'shift-open',
  'shift-not-open',
  'shift-not-found',
  'report-replaced', // another report was asked for meanwhile
  'internal',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** What is wrong with a sign-in, as far as the answer says (spec "Token endpoint errors"). */
export const SIGN_IN_FAULTS = [
  'login', // the terminal or its password
  'client', // the brand or the client secret
  'api-key',
  'address', // the server at this address is no identity provider
  'certificate',
  'key', // the profile does not pin the server's key
  'host', // no computer has this name
  'proxy', // the proxy refuses the user name or password
] as const;
export type SignInFault = (typeof SIGN_IN_FAULTS)[number];

/** A fault in one field of a profile, a form or a command. */
export interface FieldFault {
  /** Dotted path, e.g. `auth.realm`; empty for the input as a whole. */
  readonly field: string;
  readonly fault:
    | 'missing'
    | 'unknown-field'
    | 'wrong-type'
    | 'not-one-of'
    | 'empty'
    | 'too-long'
    | 'not-a-url'
    | 'not-https'
    | 'not-read'
    | 'not-json'
    | 'malformed';
  readonly expected?: Expectation;
  /** The words of the service or of the schema that refused the field. */
  readonly said?: string;
}

export interface Failure {
  readonly action: FailureAction;
  readonly code: FailureCode;
  /** The service's or the system's own words, of limited length and without secrets. */
  readonly detail?: string;
  readonly fields?: readonly FieldFault[];
  /** The service's correlation identifier ("Error object"). */
  readonly traceId?: string;
  readonly signInFault?: SignInFault;
  readonly handOverFault?: HandOverFault;
  /** The open sale that the failure is about, e.g. the one that already uses a reference. */
  readonly saleId?: string;
  /** The smallest amount that this terminal charges, where the amount was smaller. */
  readonly minimum?: Money;
  /** The amount that a person has to confirm, because it is more than `limit` or needs an `approval`. */
  readonly asked?: Money;
  readonly limit?: Money;
  /** What has to be approved before the sale begins (`sale.approve`). */
  readonly approval?: { readonly id: string; readonly causes: readonly ApprovalCause[] };
  /** With `payments-open`: how many payments are open. */
  readonly openPayments?: number;
  /** With a guard warning: the earlier payment that it is about, as far as it is known. */
  readonly earlier?: EarlierPayment;
  /** With a guard warning: identifiers of all earlier payments that an override covers, `earlier` among them. */
  readonly warnedOf?: readonly string[];
}

export interface EarlierPayment {
  readonly reference: string;
  /** The reference typed now is written differently and counts as the same, like `t5` and `T5`. */
  readonly writtenDifferently?: true;
  /** When it was paid, or else when it was created, in epoch milliseconds. */
  readonly at?: number;
  /** The sale of this till that the payment belongs to; missing for a payment of another till. */
  readonly saleId?: string;
  readonly number?: number;
  readonly amount?: Money;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export const succeeded = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });

/** A file could not be written, so what it was to keep does not count. */
export const notWritten = (error: unknown): Result<never> =>
  failed({ action: 'ask-manager', code: 'file-not-written', detail: String(error).slice(0, 300) });
