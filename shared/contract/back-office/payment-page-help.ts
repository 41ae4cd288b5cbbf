/** One thing that the service said of a payment page. Nothing of these answers is shown in the specification. */
export interface PageFact {
  /** The service's own name of it, e.g. `payAmount`. */
  readonly name: string;
  readonly value: string;
}

/** What the service answered about a payment page, as far as it can be read; at most 20 facts. */
export interface PageAnswer {
  readonly facts: readonly PageFact[];
}
