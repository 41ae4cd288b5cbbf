import { shownSafely } from './bidi.ts';

/**
 * What the screens get keeps these as they are: `reference`, since a sale is charged and found again by it, and refused
 * with such characters when it is typed; what stands at the counter, which somebody here is typing; ids and addresses.
 */
const KEPT: ReadonlySet<string> = new Set([
  'reference',
  'counter',
  'preferences',
  'id',
  'saleId',
  'currentSaleId',
  'arrivals',
  'url',
]);

/** A view or an answer for the screens: text of the service and the profile cannot turn the words around it. */
export function shown<T>(value: T): T {
  return shownSafely(value, KEPT);
}
