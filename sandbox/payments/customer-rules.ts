import type { Detail } from '../http/service-error.ts';
import type { Terminal } from '../world/records/terminals.ts';

/** The alternative-payment tender that demands it on both terminal kinds; the specification does not name it. */
const DEMANDING_TENDER = 'klarna';

/**
 * Why `customer` must be there, if it must (spec "Customer object", rule 3). `tenders` are those that the payer can
 * still choose from.
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
