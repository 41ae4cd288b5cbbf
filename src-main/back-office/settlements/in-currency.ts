import { withCurrency } from './with-currency.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess } from '../ports.ts';

/**
 * Records as the screens show them, in their currencies. Those that name no merchant are of `whose`, otherwise of the only
 * merchant of these credentials.
 */
export async function inCurrency<T extends { readonly merchantId?: string | undefined }, View>(
  records: readonly T[],
  from: (record: T, currency: string | undefined) => View,
  { office, access }: { readonly office: BackOffice; readonly access: ServiceAccess },
  whose?: string,
): Promise<readonly View[]> {
  const { merchant, partner } = office.ids();
  const only = partner === undefined ? merchant : undefined;
  const listed = await withCurrency(records, whose ?? only, { access, currencies: office.currencies });
  return listed.map(({ record, currency }) => from(record, currency));
}
