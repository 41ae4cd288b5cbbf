/** Spec "Address object". */
export interface Address {
  readonly address: string;
  readonly address2?: string | null;
  readonly city: string;
  readonly state: string;
  readonly countryCode: string;
  readonly postalCode: string;
}
