import type { HierarchyEntry } from './hierarchy.ts';

/** Spec "Onboarding application statuses": what the status response can say, in the order in which they are passed. */
export const APPLICATION_STATUSES = [
  ...(['draft', 'signing', 'viewed', 'signed', 'reviewing', 'reviewed'] as const),
  ...(['changesRequested', 'resubmitted', 'boarding', 'boarded', 'withdrawn', 'rejected'] as const),
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Which applications of a partner and of the partners below it; what is left out narrows nothing. */
export interface ApplicationSearch {
  /** That of the back office where it is left out. */
  readonly partnerId?: string;
  /** In merchant name, signer's e-mail and the partner's external identifier. */
  readonly text: string;
  readonly status?: ApplicationStatus;
  /** Days of the last change as the service counts them (UTC), `2026-05-12`, both counted. */
  readonly from?: string;
  readonly to?: string;
}

/** An application in a list. The specification shows no field of it: what is missing was not said. */
export interface ApplicationEntry {
  readonly id: string;
  readonly merchantName?: string;
  /** As the service writes it; others than `ApplicationStatus` are of a later version. */
  readonly status?: string;
  readonly partnerName?: string;
  /** How the partner calls the merchant. */
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

/** Something that holds an application up (spec "Onboarding application"). */
export interface OnboardingException {
  /** Known are `open`, `inProgress` and `resolved`. */
  readonly status?: string;
  /** Where it came up, as the service calls it. */
  readonly step?: string;
  /** Known are `validationError`, `integrationFailure` and `crosswalkGap`. */
  readonly type?: string;
  readonly message?: string;
  readonly assignedTo?: string;
  readonly resolution?: string;
  /** Epoch milliseconds. */
  readonly at?: number;
}

/** Where an application stands. */
export interface ApplicationRecord {
  readonly id: string;
  readonly status: string;
  /** Of the last signing package; another one after each sending. */
  readonly envelopeId?: string;
  /** What it became, once it is boarded; without a name where these credentials may not read it. */
  readonly merchant?: HierarchyEntry;
  /** The newest of them, at most 50. */
  readonly exceptions: readonly OnboardingException[];
  /** Names of files of this till that were not sent in time; nobody has pressed Understood yet. */
  readonly notSent?: readonly string[];
}

/** One line of an application's history, as far as the service says. */
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

/** What a failure calls the box of a fee by its name: letters and digits only. */
export const feeField = (name: string) => `fee${name.replaceAll(/[^A-Za-z0-9]/g, '')}`;
