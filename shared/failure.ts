import type { ApprovalCause } from './cart/approval.ts';
import type { HandOverFault } from './contract/back-office/hand-over.ts';
import type { Expectation } from './expectation.ts';
import type { Money } from './money/money.ts';

/**
 * Failures cross process boundaries as data. Each is named by what the one who meets it should do, and carries what
 * a manager or the service's support needs. No failure ever holds a secret.
 */
export const FAILURE_ACTIONS = [
  'wait', // it goes on by itself
  'try-again',
  'fix-input',
  'sign-in',
  'fix-configuration',
  'ask-manager',
  'report',
] as const;
export type FailureAction = (typeof FAILURE_ACTIONS)[number];

/**
 * What the guard against asking twice warns of and the cashier may override: an earlier payment that could not be
 * read, one of this reference paid lately, one of this reference that another till holds open, one whose code was
 * withdrawn because of a wrong amount and can still be paid, an open sale of the same amount, or that nothing is known
 * of other tills. The gravest first.
 */
export const GUARD_WARNINGS = [
  'earlier-payment-unreadable',
  'reference-paid-before',
  'reference-open-elsewhere',
  'code-withdrawn',
  'same-amount-open',
  'other-tills-unchecked',
] as const;
export type GuardWarning = (typeof GUARD_WARNINGS)[number];
/** Earlier payments that the answers to the warnings of one sale may be for. */
export const MOST_WARNED_OF = 1_000;

/** Why a document was not printed, or the drawer not opened. */
export const PRINT_TROUBLES = [
  'printer-unreachable',
  'printer-no-paper',
  'printer-cover-open',
  'printer-offline',
  'printer-error',
  'paper-not-drawn', // what no code page holds needs a picture, and none could be made
  'print-interrupted', // the till was closed, or ended, before the printer had it all
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
  'other-service', // the sale's payments are known to another one than the till works with
  'till-not-ready',
  'ledger-unavailable',
  'ledger-unreadable', // it was only to be read: nothing hangs on it
  'service-unreachable',
  'service-key-unknown', // somebody answers there whose key the profile does not pin
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
  'customer-details-gone', // those of the sale that is charged again
  'not-permitted',
  'not-found',
  'request-rejected',
  'conflict',
  'change-unconfirmed',
  'sign-in-refused',
  'secret-missing',
  'profile-invalid',
  'hand-over-refused', // `handOverFault` says why
  'payments-open', // the till follows them to their end before it works with another terminal or service
  'keyring-missing',
  'counter-not-kept',
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
  'pins-not-now', // the keyring does not answer; what it keeps is not lost
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

/**
 * What of a sign-in is wrong, as far as the answer tells (spec "Token endpoint errors"): `login`, the terminal or its
 * password; `client`, the brand or the client secret; `address`, who answers there signs nobody in;
 * `key`, the host's key is not pinned; `host`, no computer has that name; `proxy`, it refuses the user name or password.
 */
export const SIGN_IN_FAULTS = [
  'login',
  'client',
  'api-key',
  'address',
  'certificate',
  'key',
  'host',
  'proxy',
] as const;
export type SignInFault = (typeof SIGN_IN_FAULTS)[number];

/** A fault of one field in something a person wrote: a profile, a form, a command. */
export interface FieldFault {
  /** Dotted path, e.g. `auth.realm`; empty for the whole of what was written. */
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
    | 'not-json'
    | 'malformed';
  readonly expected?: Expectation;
  /** What another party says is wrong, in its own words. */
  readonly said?: string;
}

export interface Failure {
  readonly action: FailureAction;
  readonly code: FailureCode;
  /** The service's or the system's own words, bounded and free of secrets. */
  readonly detail?: string;
  readonly fields?: readonly FieldFault[];
  /** The service's correlation identifier ("Error object"). */
  readonly traceId?: string;
  readonly signInFault?: SignInFault;
  readonly handOverFault?: HandOverFault;
  /** Open sale that the failure is about, e.g. the one that already uses a reference. */
  readonly saleId?: string;
  /** The least that this terminal charges, when the amount was less. */
  readonly minimum?: Money;
  /** The amount that a person has to confirm, because it is more than `limit` or needs an `approval`. */
  readonly asked?: Money;
  readonly limit?: Money;
  /** What somebody who may has to agree to before the sale begins ("sale.approve"). */
  readonly approval?: { readonly id: string; readonly causes: readonly ApprovalCause[] };
  /** How many payments are still open, with `payments-open`. */
  readonly openPayments?: number;
  /** The earlier payment that the guard warns of, as far as it is known. */
  readonly earlier?: EarlierPayment;
  /** Of a warning of the guard: all that an answer to it is for, `earlier` among them. About others it asks again. */
  readonly warnedOf?: readonly string[];
}

export interface EarlierPayment {
  readonly reference: string;
  /** The reference typed now is written in another way and counts as the same, like `t5` and `T5`. */
  readonly writtenDifferently?: true;
  /** Wall-clock milliseconds: when it was paid, else when it was asked for. */
  readonly at?: number;
  /** The sale of this till that it belongs to; missing for a payment of another till. */
  readonly saleId?: string;
  readonly number?: number;
  readonly amount?: Money;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export const succeeded = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });

/** The disk did not take what was to be kept, so it does not count. */
export const notWritten = (error: unknown): Result<never> =>
  failed({ action: 'ask-manager', code: 'file-not-written', detail: String(error).slice(0, 300) });
