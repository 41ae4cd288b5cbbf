import type { ApplicationStep } from '../../onboarding/application-fields.ts';
import type { ApplicationValues } from '../../onboarding/application-values.ts';
import type { FeeLine } from './merchants.ts';

/** The rule that a field breaks; `src-main/back-office/applications/rules` names the section of the specification. */
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
  /** Name of the field in the form. */
  readonly field: string;
  readonly code: ApplicationProblemCode;
  readonly step: ApplicationStep;
}

/**
 * How far an application has come. `unconfirmed`: it was sent and the answer was lost, so the service may have it;
 * `at-service`: the service has it as a Draft.
 */
export type ApplicationStage = 'typing' | 'unconfirmed' | 'at-service';

/** A draft of an onboarding application on this till. */
export interface ApplicationDraft {
  readonly id: string;
  readonly values: ApplicationValues;
  readonly stage: ApplicationStage;
  /** What the service calls it. */
  readonly applicationId?: string;
  readonly problems: readonly ApplicationProblem[];
  /** Whether it is kept on disk; without a safe keyring it is in memory only. */
  readonly isKept: boolean;
}

/** The answer when a draft was kept: what is wrong with it, and whether it is on disk. */
export type KeptApplication = Pick<ApplicationDraft, 'problems' | 'isKept'>;

export interface ApplicationDraftEntry {
  readonly id: string;
  /** Empty until it was typed. */
  readonly merchantName: string;
  readonly stage: ApplicationStage;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** The drafts on this till, newest first. */
export interface ApplicationDraftList {
  readonly drafts: readonly ApplicationDraftEntry[];
  /** How many more drafts are on disk that the keyring does not open now. */
  readonly unreadable: number;
  /** Whether the till keeps no more drafts. */
  readonly isFull: boolean;
}

/** A partner's fee schedule. `buyRate` is the lowest rate for a merchant. */
export interface ApplicationFees {
  readonly fees: readonly FeeLine[];
}

/** What the service calls it. */
export interface SubmittedApplication {
  readonly applicationId: string;
}

/** The result of looking for an application whose answer was lost. */
export interface FoundApplication {
  readonly draft: ApplicationDraft;
  /** How many applications of this name and partner the service has since then. One counts as the lost one; of several, a person has to choose. */
  readonly found: number;
}
