import type { MerchantCurrencies } from '../merchant-currencies.ts';
import type { ServiceAccess } from '../ports.ts';

/** What currencies are asked with. */
export interface AskingCurrencies {
  readonly access: Pick<ServiceAccess, 'merchants'>;
  readonly currencies: MerchantCurrencies;
}

interface Whose {
  readonly merchantId?: string | undefined;
  readonly currency?: string | undefined;
}

/** A record with the currency of its amounts, where that is known. */
export interface InCurrency<T> {
  readonly record: T;
  readonly currency: string | undefined;
}

/**
 * Each of these with the currency of its amounts. `whose` they are where they do not name a merchant themselves, which the
 * specification does not show that they do.
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
