/** An address in a request (spec "Address object"). */
export interface Address {
  /** At most 512 characters; the same limit holds for `address2`. */
  readonly address: string;
  readonly address2?: string;
  /** At most 128 characters; the same limit holds for `state`. */
  readonly city: string;
  readonly state: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** At most 32 characters. */
  readonly postalCode: string;
}

/** Spec "Contact fields". Null removes a field. */
export interface Contact {
  readonly contactEmail?: string | null;
  /** The specification prefers E.164 in production. */
  readonly contactPhone?: string | null;
  /** HTTPS. Required where the business is virtual. */
  readonly website?: string | null;
}
