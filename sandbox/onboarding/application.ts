import type { ApplicationStatus, OnboardingException, PackageStatus } from './statuses.ts';

/** The fields of both forms that the service reads. */
export interface Applicant {
  readonly formKind: 'full' | 'minimal';
  readonly merchantName: string;
  readonly partnerId: string;
  /** The minimal form's `partnerMid`. */
  readonly partnerExternalId: string | null;
  /** The person who receives and signs the package. */
  readonly signerName: string;
  readonly signerEmail: string | null;
  /** Equal for applications for the same merchant of the same partner. */
  readonly merchantKey: string;
  readonly merchantCategoryCode: string | null;
  readonly businessTypes: readonly ('physical' | 'virtual')[];
  /** Present where something is sold online. Missing in applications of earlier versions. */
  readonly website?: string | null;
}

/** One line of an application's history. */
export interface HistoryEntry {
  /** Epoch milliseconds. */
  readonly at: number;
  /** `created`, or the name of the action. */
  readonly event: string;
  readonly status: ApplicationStatus;
  readonly actor: Actor;
}

export type Actor = 'partner' | 'signer' | 'service';

/** An application in the service's database; times are epoch milliseconds. */
export interface Application extends Applicant {
  /** `applicationId` on the wire. */
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly packageStatus: PackageStatus;
  /** The envelope of the signing package; `null` in Draft. */
  readonly envelopeId: string | null;
  /** The token of the signing page; `null` while there is no package, and once it is revoked. */
  readonly signingToken: string | null;
  readonly onboardedMerchantId: string | null;
  readonly exceptions: readonly OnboardingException[];
  readonly history: readonly HistoryEntry[];
  readonly created: number;
  readonly updated: number;
}
