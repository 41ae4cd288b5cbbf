/** Spec "Address object", as it is sent. */
export interface Address {
  /** At most 512 characters, as `address2`. */
  readonly address: string;
  readonly address2?: string;
  /** At most 128 characters, as `state`. */
  readonly city: string;
  readonly state: string;
  /** ISO alpha-2. */
  readonly countryCode: string;
  /** At most 32 characters. */
  readonly postalCode: string;
}

/** Spec "Contact fields"; null takes one away. */
export interface Contact {
  readonly contactEmail?: string | null;
  /** E.164 preferred in production. */
  readonly contactPhone?: string | null;
  /** HTTPS; required when the business is virtual. */
  readonly website?: string | null;
}
