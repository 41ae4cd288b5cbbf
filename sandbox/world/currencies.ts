/** A currency as amounts name it; its `id` is what the currency filters take. */
export interface Currency {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

/** What this world's merchants ask for, unless they were given another currency. */
export const REQUESTED_CURRENCY: Currency = { id: 1, code: 'USD', name: 'US Dollar', symbol: '$' };
/** What the hosted page's pretend wallet pays with: one unit is worth one unit of the requested currency. */
export const PAYER_CURRENCY: Currency = { id: 12, code: 'USDC', name: 'USD Coin', symbol: 'USDC' };

/** A merchant's currency. The filters of the history know all merchants' by one number. */
export function requestedIn(code: string = REQUESTED_CURRENCY.code): Currency {
  return code === REQUESTED_CURRENCY.code
    ? REQUESTED_CURRENCY
    : { ...REQUESTED_CURRENCY, code, name: code, symbol: code };
}

/** What each tender pays in, by id; the specification shows no table of them. */
const CURRENCY_OF_TENDER: Readonly<Record<string, number>> = {
  usdcBase: PAYER_CURRENCY.id,
  ethereum: 2,
  bitcoin: 3,
  bitcoin_Lightning: 3,
  paypal: REQUESTED_CURRENCY.id,
  klarna: REQUESTED_CURRENCY.id,
};

/** None before a tender was chosen. */
export function payCurrencyId(tenderType: string | null): number | null {
  return tenderType === null ? null : (CURRENCY_OF_TENDER[tenderType] ?? PAYER_CURRENCY.id);
}

export function tendersPaidIn(currencyId: number): string[] {
  return Object.keys(CURRENCY_OF_TENDER).filter((tender) => CURRENCY_OF_TENDER[tender] === currencyId);
}

/** How the money of a tender travels. */
export function transferType(tenderType: string | null): string | null {
  if (tenderType === null) return null;
  if (tenderType.endsWith('_Lightning')) return 'lightning';
  return payCurrencyId(tenderType) === REQUESTED_CURRENCY.id ? 'wallet' : 'onChain';
}

/** Of ISO 4217 those of larger economies; money of other currencies has hundredths here. */
const WITHOUT_HUNDREDTHS = new Set(['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF']);

/** An amount as shops in this currency ask for it. */
export function inWholeUnits(minor: number, currency: string): number {
  return WITHOUT_HUNDREDTHS.has(currency) ? minor - (minor % 100) : minor;
}
