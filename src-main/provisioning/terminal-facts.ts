/** What the service states of a terminal, and of the location and the merchant that it is in. What it does not say is missing. */
export interface TerminalFacts {
  readonly merchantId?: string;
  readonly merchantName?: string;
  readonly locationName?: string;
  /** Of the location; missing where it is both. */
  readonly terminalKind?: 'physical' | 'virtual';
  /** ISO 4217, of the merchant. */
  readonly currency?: string;
  /** ISO alpha-2, of the location, else of the merchant. */
  readonly countryCode?: string;
  /** The merchant takes no payment without the payer's details. */
  readonly isCustomerRequired?: boolean;
}
