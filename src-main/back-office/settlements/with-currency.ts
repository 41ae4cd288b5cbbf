import type { MerchantCurrencies } from '../merchant-currencies.ts';
import type { ServiceAccess } from '../ports.ts';

/** The known currencies, and the connection to read others. */
export interface AskingCurrencies {
  readonly access: Pick<ServiceAccess, 'merchants'>;
  readonly currencies: MerchantCurrencies;
}

interface Whose {
  readonly merchantId?: string | undefined;
  readonly currency?: string | undefined;
}

/** A record with the currency of its amounts, where it is known. */
export interface InCurrency<T> {
  readonly record: T;
  readonly currency: string | undefined;
}

/**
 * Adds to each record the currency of its amounts. Where the record names no merchant, which the specification does not
 * state, it is of `whose`.
 */
export async function withCurrency<T extends Whose>(
  records: readonly T[],
  whose: string | undefined,
  { access, currencies }: AskingCurrencies,
): Promise<readonly InCurrency<T>[]> {
  const currencyOf = await currencies.of(
    records.map(({ merchantId = whose }) => merchantId),
    access,
  );
  return records.map((record) => {
    const { merchantId = whose, currency } = record;
    return { record, currency: currencyOf({ merchantId, currency }) };
  });
}
