import { wireTime } from '../world/wire-values.ts';
import type { Application } from './application.ts';

/** `MerchantOnboardingResponse`, the answer of the creates, and here also of submit and resend. */
export function packageAnswer({ id, envelopeId, packageStatus }: Application) {
  return { applicationId: id, envelopeId, status: packageStatus };
}

/** The status response (spec "Onboarding application"), with fields of this sandbox. */
export function statusAnswer(application: Application) {
  return { ...summary(application), onboardingExceptions: application.exceptions };
}

/** One entry of the application lists. The specification does not show its fields. */
export function listItem(application: Application, partnerName: string | null) {
  const { signerName, signerEmail } = application;
  return { ...summary(application), partnerName, signerName, signerEmail };
}

/** The last five fields are this sandbox's own. */
function summary(application: Application) {
  const { onboardedMerchantId } = application;
  return {
    applicationId: application.id,
    envelopeId: application.envelopeId,
    status: application.status,
    ...(onboardedMerchantId === null ? {} : { onboardedMerchantId }),
    merchantName: application.merchantName,
    partnerId: application.partnerId,
    partnerExternalId: application.partnerExternalId,
    created: wireTime(application.created),
    updated: wireTime(application.updated),
  };
}

/** The history and audit events of an application, oldest first. The specification does not show their fields. */
export function historyAnswer({ history }: Application) {
  return history.map(({ at, ...entry }) => ({ timestamp: wireTime(at), ...entry }));
}
