import type { Detail } from '../http/service-error.ts';
import type { Terminal } from '../world/records/terminals.ts';

/** An alternative-payment tender needs a customer on both kinds of terminal. The specification does not name it. */
const DEMANDING_TENDER = 'klarna';

/**
 * The reason why `customer` is required, if it is (spec "Customer object", rule 3). `tenders` are those that the payer
 * can still choose from.
 */
export function missingCustomer(
  customer: object | undefined,
  { kind, isCustomerRequired }: Terminal,
  tenders: readonly string[],
): Detail[] {
  if (customer !== undefined) return [];
  const missing = (message: string) => [{ field: 'customer', message }];
  if (kind === 'virtual') return missing('is required on virtual terminals');
  if (isCustomerRequired) return missing('is required for every payment of this merchant');
  const isDemanded = tenders.length > 0 && tenders.every((tender) => tender === DEMANDING_TENDER);
  return isDemanded ? missing(`is required for ${DEMANDING_TENDER}`) : [];
}
