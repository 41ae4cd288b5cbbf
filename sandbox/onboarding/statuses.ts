/** Values of the status response (spec "Onboarding application statuses"). */
export const APPLICATION_STATUSES = [
  'draft',
  'viewed',
  'signing',
  'signed',
  'reviewing',
  'reviewed',
  'changesRequested',
  'resubmitted',
  'boarding',
  'boarded',
  'withdrawn',
  'rejected',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The status of the signing package, in the answers of the creates, of submit and of resend. */
export type PackageStatus = 'unsent' | 'sent' | 'resent';

/** Event types of spec "Onboarding webhooks (partner level)". */
export const ONBOARDING_EVENTS = ['applicationSigned', 'applicationReviewed', 'merchantBoarded'] as const;

export type OnboardingEvent = (typeof ONBOARDING_EVENTS)[number];

export const EXCEPTION_STATUSES = ['open', 'inProgress', 'resolved'] as const;
export const EXCEPTION_TYPES = ['validationError', 'integrationFailure', 'crosswalkGap'] as const;

/** One entry of `onboardingExceptions` (spec "Onboarding application"). */
export interface OnboardingException {
  readonly status: (typeof EXCEPTION_STATUSES)[number];
  readonly onboardingStep: string;
  readonly exceptionType: (typeof EXCEPTION_TYPES)[number];
  readonly errorMessage: string;
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly assignedTo: string | null;
  readonly resolutionNotes: string | null;
}
