import type { ApplicationStatus, OnboardingException, PackageStatus } from './statuses.ts';

/** What the service reads from either form. */
export interface Applicant {
  readonly formKind: 'full' | 'minimal';
  readonly merchantName: string;
  readonly partnerId: string;
  /** The minimal form's `partnerMid`. */
  readonly partnerExternalId: string | null;
  /** Who gets and signs the package. */
  readonly signerName: string;
  readonly signerEmail: string | null;
  /** Equal for two applications that are for the same merchant of the same partner. */
  readonly merchantKey: string;
  readonly merchantCategoryCode: string | null;
  readonly businessTypes: readonly ('physical' | 'virtual')[];
  /** There is one wherever something is sold online. Missing in applications of earlier versions. */
  readonly website?: string | null;
}

/** One line of an application's history. */
export interface HistoryEntry {
  /** ms since 1970. */
  readonly at: number;
  /** `created`, or the action that was taken. */
  readonly event: string;
  readonly status: ApplicationStatus;
  readonly actor: Actor;
}

export type Actor = 'partner' | 'signer' | 'service';

/** An application as the service holds it; times in ms since 1970. */
export interface Application extends Applicant {
  /** `applicationId` on the wire. */
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly packageStatus: PackageStatus;
  /** The signing package's; `null` in Draft. */
  readonly envelopeId: string | null;
  /** Opens the signing page; `null` while there is no package, and once it is revoked. */
  readonly signingToken: string | null;
  readonly onboardedMerchantId: string | null;
  readonly exceptions: readonly OnboardingException[];
  readonly history: readonly HistoryEntry[];
  readonly created: number;
  readonly updated: number;
}
