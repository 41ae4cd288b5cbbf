import type { HierarchyEntry } from './hierarchy.ts';

/** Statuses of an application, in their usual order (spec "Onboarding application statuses"). */
export const APPLICATION_STATUSES = [
  ...(['draft', 'signing', 'viewed', 'signed', 'reviewing', 'reviewed'] as const),
  ...(['changesRequested', 'resubmitted', 'boarding', 'boarded', 'withdrawn', 'rejected'] as const),
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** A search among the applications of a partner and of the partners below it. A missing field matches everything. */
export interface ApplicationSearch {
  /** Without it, the back office's own partner. */
  readonly partnerId?: string;
  /** Searched in the merchant's name, the signer's e-mail address and the partner's external id. */
  readonly text: string;
  readonly status?: ApplicationStatus;
  /** First and last day of the last change, both included, in UTC as the service counts them: `2026-05-12`. */
  readonly from?: string;
  readonly to?: string;
}

/** An application in a list. The specification shows no field of it, so each may be missing. */
export interface ApplicationEntry {
  readonly id: string;
  readonly merchantName?: string;
  /** In the service's words; one that is no `ApplicationStatus` is of a later version. */
  readonly status?: string;
  readonly partnerName?: string;
  /** The partner's own id of the merchant. */
  readonly externalId?: string;
  readonly signerName?: string;
  readonly signerEmail?: string;
  /** Epoch milliseconds, as `updatedAt`. */
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

/** At most 100 entries of a list, newest first. */
export interface ApplicationsPage {
  readonly entries: readonly ApplicationEntry[];
  /** On all pages, where the service says. */
  readonly total?: number;
  /** The page to go on with. */
  readonly next?: number;
}

/** A problem that delays an application (spec "Onboarding application"). */
export interface OnboardingException {
  /** Known are `open`, `inProgress` and `resolved`. */
  readonly status?: string;
  /** The step in which it occurred, in the service's words. */
  readonly step?: string;
  /** Known are `validationError`, `integrationFailure` and `crosswalkGap`. */
  readonly type?: string;
  readonly message?: string;
  readonly assignedTo?: string;
  readonly resolution?: string;
  /** Epoch milliseconds. */
  readonly at?: number;
}

/** An application with its state. */
export interface ApplicationRecord {
  readonly id: string;
  readonly status: string;
  /** Id of the last signing package; each sending makes a new one. */
  readonly envelopeId?: string;
  /** The merchant, once it is onboarded; without a name where these credentials may not read it. */
  readonly merchant?: HierarchyEntry;
  /** The newest problems, at most 50. */
  readonly exceptions: readonly OnboardingException[];
  /** Names of files of this till that were not sent in time; nobody has pressed Understood yet. */
  readonly notSent?: readonly string[];
}

/** One event of an application's history; the service may leave fields out. */
export interface ApplicationEvent {
  readonly event?: string;
  readonly status?: string;
  readonly actor?: string;
  readonly message?: string;
  /** Epoch milliseconds. */
  readonly at?: number;
}

/** A document of an application. */
export interface ApplicationAttachment {
  readonly id: string;
  readonly fileName?: string;
  /** In bytes. */
  readonly size?: number;
  /** Epoch milliseconds. */
  readonly createdAt?: number;
}

export type ApplicationMove = 'submit' | 'resend' | 'cancel';

/** The field name of a fee in a failure: the fee's name with letters and digits only. */
export const shortFeeField = (name: string) => `fee${name.replaceAll(/[^A-Za-z0-9]/g, '')}`;
