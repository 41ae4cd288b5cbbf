/**
 * Spec "Customer object (`CustomerRequest`)": whole or not at all. Required on virtual terminals, and wherever a
 * tender, the merchant's configuration, risk review or compliance demands it.
 */
export interface Customer {
  /** At most 128 characters, as `lastName`, `email`, `city` and `state`. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** At most 512 characters, as `address2`. */
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** At most 32 characters, as `phone`. */
  readonly postalCode: string;
  /** ISO alpha-2. */
  readonly countryCode: string;
  readonly address2?: string | null;
  readonly phone?: string | null;
}
