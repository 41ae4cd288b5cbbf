import type { CustomerAsk } from '../customer/details.ts';
import type { Failure, FieldFault } from '../failure.ts';
import type { TaxRules } from '../money/tax-rules.ts';
import type { BackOfficeSecretName } from './back-office/back-office.ts';

export interface TerminalView {
  readonly storeName: string;
  readonly currency: string;
  readonly locale: string;
  /** IANA name of the store's time zone; without it, the computer's applies. */
  readonly timeZone?: string;
  readonly merchantId: string;
  readonly terminalId: string;
  readonly environment: 'sandbox' | 'production';
  /** The built-in sandbox: no money moves. */
  readonly training: boolean;
  /** This computer has a back office only: nothing can be sold, and `terminalId` is empty. */
  readonly backOfficeOnly?: true;
  readonly customerDetails: CustomerDetailsView;
  /** Missing where the till calculates no tax. */
  readonly tax?: TaxRules;
}

export interface CustomerDetailsView {
  readonly ask: CustomerAsk;
  /** For how many days the details stay on this till's disk; without it they are removed once the payment is created. */
  readonly keepDays?: number;
}

export type SecretName =
  | 'terminalPassword'
  | 'clientSecret'
  | 'apiKey'
  | 'proxyPassword'
  | 'webhookSecret'
  | 'partnerWebhookSecret';

/** Secrets that the set-up asks for: a terminal's, or those of a back office without a terminal. */
export type SetupSecretName = SecretName | BackOfficeSecretName;

export interface SetupView {
  /** Why the set-up screen is shown; in phase `ready` it is shown only when a manager asks for it. */
  readonly reason: 'first-start' | 'profile-faulty' | 'secrets-missing' | 'sign-in-refused' | 'failed';
  /** The profile that is loaded, once it has been read without a fault. */
  readonly profile?: ProfileSummary;
  readonly faults: readonly FieldFault[];
  readonly failure?: Failure;
  /** Set where a newer version of the till wrote the ledger, so that this version must not write to it. */
  readonly newerRecord?: NewerRecordView;
  /** Cashiers work at this till, but none can sign in now: `staff.proveOwner` has to unlock the set-up. */
  readonly ownerNeeded?: true;
  /** With `ownerNeeded`: the till cannot read a secret to compare with, and `setup.enterSecrets` unlocks it by the service. */
  readonly secretsUnread?: true;
}

export interface NewerRecordView {
  /** The version that wrote the ledger and has to be installed; missing where the ledger does not name it. */
  readonly writtenBy?: string | undefined;
  /** The terminal whose sales can be looked at; missing where this version does not understand them. */
  readonly terminal?: TerminalView | undefined;
}

export interface ProfileSummary {
  readonly storeName: string;
  /** A profile for a back office without a terminal. Then `terminalId` is empty, and `merchantId` too where the profile names a partner only. */
  readonly backOfficeOnly?: true;
  readonly merchantId: string;
  readonly terminalId: string;
  readonly environment: 'sandbox' | 'production';
  readonly baseUrl: string;
  /** Secrets that this profile needs, in the order in which the set-up asks for them. */
  readonly secretsNeeded: readonly SetupSecretName[];
  /** Secrets that are useful but not needed: with an API key the till can look up payments whose answer was lost. */
  readonly secretsOptional: readonly SecretName[];
  /** The host, with a port where the address names one, that each secret is sent to. */
  readonly secretHosts: Readonly<Partial<Record<SetupSecretName, string>>>;
}
