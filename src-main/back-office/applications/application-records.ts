import { withoutMissing } from '../hierarchy/records.ts';
import type {
  ApplicationAttachment,
  ApplicationEntry,
  ApplicationEvent,
  ApplicationRecord,
} from '../../../shared/contract/back-office/applications.ts';
import type { HierarchyEntry } from '../../../shared/contract/back-office/hierarchy.ts';
import type {
  Application,
  ApplicationEvent as EventAtService,
  Attachment,
  ListedApplication,
} from '../../service/endpoints/onboarding/records.ts';

/** Older ones are left out. */
const MOST_EXCEPTIONS = 50;

/** A row of the list (spec "Onboarding"). Fields that the service does not send are missing. */
export function applicationEntryOf(listed: ListedApplication): ApplicationEntry {
  const { id, status, merchantName, partnerName, partnerExternalId, signerName, signerEmail } = listed;
  return withoutMissing({
    id,
    status,
    merchantName,
    partnerName,
    signerName,
    signerEmail,
    externalId: partnerExternalId,
    createdAt: listed.created,
    updatedAt: listed.updated,
  });
}

/** @param merchant the boarded merchant, where it could be read */
export function applicationRecordOf(
  application: Application,
  merchant: HierarchyEntry | undefined,
): ApplicationRecord {
  const { applicationId, status, envelopeId, onboardedMerchantId, onboardingExceptions } = application;
  const unnamed: HierarchyEntry | undefined =
    onboardedMerchantId === undefined ? undefined : { kind: 'merchant', id: onboardedMerchantId };
  return withoutMissing({
    id: applicationId,
    status,
    envelopeId,
    merchant: merchant ?? unnamed,
    exceptions: onboardingExceptions
      .toSorted((a, b) => (b.timestamp ?? 0) - (a.timestamp ?? 0))
      .slice(0, MOST_EXCEPTIONS)
      .map((exception) =>
        withoutMissing({
          status: exception.status,
          step: exception.onboardingStep,
          type: exception.exceptionType,
          message: exception.errorMessage,
          assignedTo: exception.assignedTo,
          resolution: exception.resolutionNotes,
          at: exception.timestamp,
        }),
      ),
  });
}

/**
 * A line of the history. The specification does not name its fields (spec "Onboarding"), so several names are tried.
 */
export function applicationEventOf(line: EventAtService): ApplicationEvent {
  const { event, type, status, actor, message, timestamp, created } = line;
  return withoutMissing({ event: event ?? type, status, actor, message, at: timestamp ?? created });
}

export function attachmentOf({ id, fileName, size, created }: Attachment): ApplicationAttachment {
  return withoutMissing({ id, fileName, size, createdAt: created });
}
