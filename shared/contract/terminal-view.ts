import type { CustomerAsk } from '../customer/details.ts';
import type { Failure, FieldFault } from '../failure.ts';
import type { TaxRules } from '../tax/tax-rules.ts';
import type { BackOfficeSecretName } from './back-office/back-office.ts';

export interface TerminalView {
  readonly storeName: string;
  readonly currency: string;
  readonly locale: string;
  /** IANA name of the store's time zone; the computer's without it. */
  readonly timeZone?: string;
  readonly merchantId: string;
  readonly terminalId: string;
  readonly environment: 'sandbox' | 'production';
  /** The built-in sandbox: no money moves. */
  readonly training: boolean;
  /** No terminal is at work on this computer, so its identifier is empty: nothing can be sold, and the back office is all there is. */
  readonly backOfficeOnly?: true;
  readonly customerDetails: CustomerDetailsView;
  /** Missing where the till counts no tax. */
  readonly tax?: TaxRules;
}

export interface CustomerDetailsView {
  readonly ask: CustomerAsk;
  /** Days for which they stay on this till's disk; without it they leave it as soon as the payment is created. */
  readonly keepDays?: number;
}

export type SecretName =
  | 'terminalPassword'
  | 'clientSecret'
  | 'apiKey'
  | 'proxyPassword'
  | 'webhookSecret'
  | 'partnerWebhookSecret';

/** What a set-up asks for: a terminal's, or those of a back office alone. */
export type SetupSecretName = SecretName | BackOfficeSecretName;

export interface SetupView {
  /** Why the set-up screen is shown; in phase `ready` it is shown only when a manager asks for it. */
  readonly reason: 'first-start' | 'profile-faulty' | 'secrets-missing' | 'sign-in-refused' | 'failed';
  /** The profile that is loaded, once it has been read without a fault. */
  readonly profile?: ProfileSummary;
  readonly faults: readonly FieldFault[];
  readonly failure?: Failure;
  /** A newer version of the till wrote the record of sales, which this one does not write. */
  readonly newerRecord?: NewerRecordView;
  /** Cashiers work at this till and none can sign in: only `staff.proveOwner` leads to another set-up. */
  readonly ownerNeeded?: true;
}

export interface NewerRecordView {
  /** The version that is to be installed; missing where the record does not name it. */
  readonly writtenBy?: string | undefined;
  /** Whose sales can be looked at; missing where this version does not understand them. */
  readonly terminal?: TerminalView | undefined;
}

export interface ProfileSummary {
  readonly storeName: string;
  /** Nothing is sold with it; `terminalId` is empty, and `merchantId` where it names a partner only. */
  readonly backOfficeOnly?: true;
  readonly merchantId: string;
  readonly terminalId: string;
  readonly environment: 'sandbox' | 'production';
  readonly baseUrl: string;
  /** Secrets that this profile needs typed, in the order to ask for them. */
  readonly secretsNeeded: readonly SetupSecretName[];
  /** Secrets that help but are not needed: an API key lets lost answers be looked up. */
  readonly secretsOptional: readonly SecretName[];
  /** Host, with its port if it names one, of the server that each secret is sent to. */
  readonly secretHosts: Readonly<Partial<Record<SetupSecretName, string>>>;
}
