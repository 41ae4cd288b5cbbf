import type { Failure } from '../../failure.ts';

/** Of one application, and of all that wait on this till. */
export const MOST_DOCUMENTS = 20;

/** A document of an application that the service has as a Draft. */
export interface ApplicationDocument {
  /** Of the service's where it was sent, else of this till. */
  readonly key: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size?: number;
  /** `waiting`: on this till, still to be sent. */
  readonly state: 'waiting' | 'sent';
}

export interface ApplicationDocumentList {
  /** Those of the service first, then those that wait; these alone where the service could not be read. */
  readonly documents: readonly ApplicationDocument[];
  readonly unread?: Failure;
  /** Nothing can be added or deleted any more. */
  readonly isClosed: boolean;
  /** Names of files that waited when the application stopped being a Draft; nobody has pressed Understood yet. */
  readonly notSent: readonly string[];
}

/** An application with files on this till. */
export interface UnsentOfApplication {
  /** What the service calls it. */
  readonly id: string;
  /** As it was when the first of them was added. */
  readonly merchantName?: string;
  readonly fileNames: readonly string[];
}

export interface UnsentDocuments {
  readonly waiting: readonly UnsentOfApplication[];
  /** As of an `ApplicationDocumentList`. */
  readonly notSent: readonly UnsentOfApplication[];
}

/** A part of a file that has come; with all of them it waits to be sent, unless it is refused. */
export interface AddedPart {
  readonly key: string;
  /** Bytes so far. */
  readonly received: number;
  readonly refused?: 'type' | 'size' | 'count';
}

export interface ChangedDocument {
  readonly applicationId: string;
}
