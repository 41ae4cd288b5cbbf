/** A currency. The currency filters use its `id`. */
export interface Currency {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

/** The merchants' currency, unless they were given another one. */
export const REQUESTED_CURRENCY: Currency = { id: 1, code: 'USD', name: 'US Dollar', symbol: '$' };
/** The currency of the hosted page's pretend wallet. One unit is worth one unit of the requested currency. */
export const PAYER_CURRENCY: Currency = { id: 12, code: 'USDC', name: 'USD Coin', symbol: 'USDC' };

/** A merchant's currency. For the filters of the history all merchants' currencies have the same id. */
export function requestedIn(code: string = REQUESTED_CURRENCY.code): Currency {
  return code === REQUESTED_CURRENCY.code
    ? REQUESTED_CURRENCY
    : { ...REQUESTED_CURRENCY, code, name: code, symbol: code };
}

/** The id of each tender's currency. The specification shows no table of them. */
const CURRENCY_OF_TENDER: Readonly<Record<string, number>> = {
  usdcBase: PAYER_CURRENCY.id,
  ethereum: 2,
  bitcoin: 3,
  bitcoin_Lightning: 3,
  paypal: REQUESTED_CURRENCY.id,
  klarna: REQUESTED_CURRENCY.id,
};

/** Null before a tender was chosen. */
export function payCurrencyId(tenderType: string | null): number | null {
  return tenderType === null ? null : (CURRENCY_OF_TENDER[tenderType] ?? PAYER_CURRENCY.id);
}

/** The same of a row of `payments`, as SQL. */
export const PAY_CURRENCY_ID = [
  'CASE payments.tenderType',
  ...Object.entries(CURRENCY_OF_TENDER).map(([tender, id]) => `WHEN '${tender}' THEN ${id}`),
  `ELSE ${PAYER_CURRENCY.id} END`,
].join(' ');

/** The transfer type of a tender. */
export function transferType(tenderType: string | null): string | null {
  if (tenderType === null) return null;
  if (tenderType.endsWith('_Lightning')) return 'lightning';
  return payCurrencyId(tenderType) === REQUESTED_CURRENCY.id ? 'wallet' : 'onChain';
}

/** Currencies of larger economies that ISO 4217 lists without decimals. All others have hundredths here. */
const WITHOUT_HUNDREDTHS = new Set(['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF']);

/** An amount as shops in this currency would ask for. */
export function inWholeUnits(minor: number, currency: string): number {
  return WITHOUT_HUNDREDTHS.has(currency) ? minor - (minor % 100) : minor;
}
