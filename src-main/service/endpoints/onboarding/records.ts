import { z } from 'zod';
import { id, openEnum, optionalEnum, optionalId, record, text, time, whole } from '../../requests/fields.ts';

/** The status in the answer of a create, a submit or a resend (spec "Onboarding application statuses"). */
export type PackageStatus = 'unsent' | 'sent' | 'completed' | 'declined' | 'signed' | 'resent' | 'failed';

/** The status of an application (spec "Onboarding application statuses"). */
export type ApplicationStatus =
  | 'draft'
  | 'viewed'
  | 'signing'
  | 'signed'
  | 'reviewing'
  | 'reviewed'
  | 'changesRequested'
  | 'resubmitted'
  | 'boarding'
  | 'boarded'
  | 'withdrawn'
  | 'rejected';

/** `MerchantOnboardingResponse`. */
const startedApplicationRecord = z.object({
  applicationId: id,
  envelopeId: optionalId,
  status: openEnum<PackageStatus>(),
});
export type StartedApplication = Readonly<z.output<typeof startedApplicationRecord>>;
export const startedApplication: z.ZodType<StartedApplication> = startedApplicationRecord;

const onboardingException = z.object({
  status: optionalEnum<'open' | 'inProgress' | 'resolved'>(),
  onboardingStep: text,
  exceptionType: optionalEnum<'validationError' | 'integrationFailure' | 'crosswalkGap'>(),
  errorMessage: text,
  /** Epoch milliseconds. */
  timestamp: time,
  assignedTo: text,
  resolutionNotes: text,
});

/** The answer to a status request. Failures appear as `changesRequested` or `rejected` with exceptions. */
const applicationRecord = z.object({
  applicationId: id,
  envelopeId: optionalId,
  status: openEnum<ApplicationStatus>(),
  /** Set once the merchant is boarded. */
  onboardedMerchantId: optionalId,
  onboardingExceptions: z
    .array(onboardingException)
    .nullish()
    .transform((exceptions) => exceptions ?? []),
});
export type Application = Readonly<z.output<typeof applicationRecord>>;
export const application: z.ZodType<Application> = applicationRecord;

/** The answer of a submit, a cancel or a resend. The specification does not name its fields. */
const movedApplicationRecord = z.object({
  applicationId: optionalId,
  envelopeId: optionalId,
  status: optionalEnum<ApplicationStatus | PackageStatus>(),
});
export type MovedApplication = Readonly<z.output<typeof movedApplicationRecord>>;
export const movedApplication: z.ZodType<MovedApplication> = movedApplicationRecord;

/** An application in a list. The specification does not name its fields. */
const listedApplicationRecord = record('applicationId', {
  status: optionalEnum<ApplicationStatus>(),
  merchantName: text,
  partnerId: optionalId,
  partnerName: text,
  partnerExternalId: text,
  signerName: text,
  signerEmail: text,
  onboardedMerchantId: optionalId,
  created: time,
  updated: time,
});
export type ListedApplication = Readonly<z.output<typeof listedApplicationRecord>>;
export const listedApplication: z.ZodType<ListedApplication> = listedApplicationRecord;

/** One line of an application's history. The specification does not name its fields. */
const applicationEventRecord = z.object({
  event: text,
  type: text,
  status: optionalEnum<ApplicationStatus>(),
  actor: text,
  message: text,
  timestamp: time,
  created: time,
});
export type ApplicationEvent = Readonly<z.output<typeof applicationEventRecord>>;
export const applicationEvent: z.ZodType<ApplicationEvent> = applicationEventRecord;

/** An attachment without its content. The specification does not name its fields. */
const attachmentRecord = record('attachmentId', {
  fileName: text,
  contentType: text,
  documentType: text,
  size: whole,
  created: time,
});
export type Attachment = Readonly<z.output<typeof attachmentRecord>>;
export const attachment: z.ZodType<Attachment> = attachmentRecord;
