import type { PayerField } from '../../../shared/customer/details.ts';

interface Entry {
  readonly field: Exclude<PayerField, 'countryCode' | 'refundEmail'>;
  /** What browsers, and people who hear the form, know the box by (WCAG 2.2 "Identify Input Purpose"). */
  readonly autoComplete: string;
  /** Which keyboard a touch screen brings up. */
  readonly inputMode?: 'email' | 'tel';
  readonly isOptional?: true;
}

/** Text boxes in the order in which people say who they are; country and reclaim address follow. */
export const CUSTOMER_BOXES: readonly Entry[] = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
  { field: 'email', autoComplete: 'email', inputMode: 'email' },
  { field: 'phone', autoComplete: 'tel', inputMode: 'tel', isOptional: true },
  { field: 'address', autoComplete: 'address-line1' },
  { field: 'address2', autoComplete: 'address-line2', isOptional: true },
  { field: 'postalCode', autoComplete: 'postal-code' },
  { field: 'city', autoComplete: 'address-level2' },
  { field: 'state', autoComplete: 'address-level1' },
];
