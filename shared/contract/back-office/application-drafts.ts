import type { ApplicationStep } from '../../onboarding/application-fields.ts';
import type { ApplicationValues } from '../../onboarding/application-values.ts';
import type { FeeLine } from './merchants.ts';

/** Which rule a field breaks; `src-main/back-office/applications/rules` says by which part of the specification. */
export type ApplicationProblemCode =
  | 'missing'
  | 'too-long'
  | 'unprintable'
  | 'not-one-of'
  | 'not-an-email'
  | 'not-a-phone'
  | 'not-a-website'
  | 'website-needed'
  | 'not-a-country'
  | 'not-a-category'
  | 'not-nine-digits'
  | 'not-an-amount'
  | 'not-a-percent'
  | 'not-a-day'
  | 'no-address-kind'
  | 'no-signer'
  | 'two-signers'
  | 'over-100-percent'
  | 'below-floor';

export interface ApplicationProblem {
  /** By its name in the form. */
  readonly field: string;
  readonly code: ApplicationProblemCode;
  readonly step: ApplicationStep;
}

/**
 * How far an application has come. `unconfirmed`: it was sent and the answer was lost, so the service may have it;
 * `at-service`: the service has it as a Draft.
 */
export type ApplicationStage = 'typing' | 'unconfirmed' | 'at-service';

/** An application that is being written on this till. */
export interface ApplicationDraft {
  readonly id: string;
  readonly values: ApplicationValues;
  readonly stage: ApplicationStage;
  /** What the service calls it. */
  readonly applicationId?: string;
  readonly problems: readonly ApplicationProblem[];
  /** Whether it outlives the till: without a safe keyring it is in memory only. */
  readonly isKept: boolean;
}

/** What is wrong with it now, once it was kept. */
export type KeptApplication = Pick<ApplicationDraft, 'problems' | 'isKept'>;

export interface ApplicationDraftEntry {
  readonly id: string;
  /** Empty until it was typed. */
  readonly merchantName: string;
  readonly stage: ApplicationStage;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Newest first. */
export interface ApplicationDraftList {
  readonly drafts: readonly ApplicationDraftEntry[];
  /** They are on the disk, and the keyring does not open them now. */
  readonly unreadable: number;
  /** The till keeps no further one. */
  readonly isFull: boolean;
}

/** A partner's schedule: what a merchant of it may be asked for at least is `buyRate`. None where there is no schedule. */
export interface ApplicationFees {
  readonly fees: readonly FeeLine[];
}

/** What the service calls it. */
export interface SubmittedApplication {
  readonly applicationId: string;
}

/** Where a lost application was looked for. */
export interface LookedForApplication {
  readonly draft: ApplicationDraft;
  /** Of this name and partner at the service since it was sent. One is taken for it; several are for a person. */
  readonly found: number;
}
