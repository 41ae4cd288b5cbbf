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
