import type { CurrencyOf, MerchantCurrencies } from '../merchant-currencies.ts';
import type { BackOfficeProfile, ServiceAccess } from '../ports.ts';

interface Comparing {
  readonly access: Pick<ServiceAccess, 'merchants'>;
  readonly currencies: MerchantCurrencies;
  readonly ids: BackOfficeProfile['ids'];
  readonly hasTill: boolean;
  /** The profile's currency. */
  readonly currency: string;
}

/** The currency in which days are compared. Amounts in another one are left out. */
export type ComparedCurrency =
  | { readonly currency: string }
  /** The service's amounts are in `currency`, or in an unknown one; the till's sales are in its own. */
  | { readonly why: 'currency'; readonly currency?: string };

/**
 * The merchant's currency, where one is named. Without it, or where the till sells in another one, nothing can be
 * compared.
 */
export async function comparedCurrency(comparing: Comparing): Promise<ComparedCurrency> {
  const { access, currencies, ids, hasTill, currency } = comparing;
  const { merchant } = ids;
  if (merchant === undefined) return { currency };
  const currencyOf = await currencies.of([merchant], access);
  const stated = currencyOf({ merchantId: merchant });
  if (stated === undefined) return { why: 'currency' };
  return hasTill && stated !== currency ? { why: 'currency', currency: stated } : { currency: stated };
}

/**
 * Whether an amount is in another currency than the compared one. One that ISO 4217 does not list, such as that of a coin,
 * is another; only where neither record nor merchant states any is it the compared one.
 */
export function isInOther(
  currencyOf: CurrencyOf,
  { merchantId, currency }: { readonly merchantId: string | undefined; readonly currency: string },
): (stated: string | undefined) => boolean {
  return (stated = '') => {
    const known = currencyOf({ merchantId, currency: stated });
    return known === undefined ? stated !== '' : known !== currency;
  };
}
