import type { MerchantCurrencies } from '../merchant-currencies.ts';
import type { BackOfficeProfile, ServiceAccess } from '../ports.ts';

interface Comparing {
  readonly access: Pick<ServiceAccess, 'merchants'>;
  readonly currencies: MerchantCurrencies;
  readonly ids: BackOfficeProfile['ids'];
  readonly hasTill: boolean;
  /** The profile's. */
  readonly currency: string;
}

/** Days are compared in one currency; amounts in another are no part of it. */
export type ComparedCurrency =
  | { readonly currency: string }
  /** The service's amounts are in this one, or in one that nothing says, and the till's sales are in its own. */
  | { readonly why: 'currency'; readonly currency?: string };

/** The merchant's, as far as one is named: a till that sells in another one has nothing to compare with it. */
export async function comparedCurrency(comparing: Comparing): Promise<ComparedCurrency> {
  const { access, currencies, ids, hasTill, currency } = comparing;
  const { merchant } = ids;
  if (merchant === undefined) return { currency };
  const currencyOf = await currencies.of([merchant], access);
  const stated = currencyOf({ merchantId: merchant });
  if (stated === undefined) return { why: 'currency' };
  return hasTill && stated !== currency ? { why: 'currency', currency: stated } : { currency: stated };
}
