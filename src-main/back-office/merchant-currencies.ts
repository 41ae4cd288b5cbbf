import { knownMinorDigits } from '../../shared/money/iso-4217.ts';
import type { OwnMoney, ServiceAccess } from './ports.ts';

/** Merchants that are asked at the same time, and most for one list. */
const ASKED_AT_ONCE = 8;
const MOST_ASKED = 1_000;
/** The longest that a list waits for its currencies. */
const ASKED_WITHIN_MS = 5_000;

/** Fields of a record that imply its currency. */
interface Implying {
  readonly merchantId?: string | undefined;
  /** The specification does not state this field. It is used where a deployment sends it. */
  readonly currency?: string | undefined;
}

/** The currency of a record's amounts, ISO 4217; `undefined` where it is unknown. */
export type CurrencyOf = (record: Implying) => string | undefined;

type Asking = Pick<ServiceAccess, 'merchants'>;

/**
 * The currencies of merchants, from their own records (spec "Conventions that apply to all resources": the merchant
 * implies the currency). A merchant that has answered is not asked again.
 */
export class MerchantCurrencies {
  readonly #own: OwnMoney | undefined;
  /** By merchant. A code that ISO 4217 does not list is `undefined`. */
  readonly #stated = new Map<string, string | undefined>();
  /** Merchants whose record has no currency, or may not be read. */
  readonly #silent = new Set<string>();
  readonly #asking = new Map<string, Promise<void>>();

  /** @param own the profile's currency, for merchants without an answer */
  constructor(own: OwnMoney | undefined) {
    this.#own = own;
  }

  /** Reads the currencies of these merchants, as far as possible. */
  async of(merchantIds: Iterable<string | undefined>, access: Asking): Promise<CurrencyOf> {
    const unknown = [...new Set(merchantIds)].filter(
      (id): id is string => id !== undefined && !this.#stated.has(id) && !this.#silent.has(id),
    );
    const waiting = unknown.slice(0, MOST_ASKED);
    const work = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await this.#ask(id, access);
    };
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
    return (record) => this.#currencyOf(record);
  }

  #currencyOf({ merchantId, currency }: Implying): string | undefined {
    if (currency !== undefined && currency !== '') return listed(currency);
    if (merchantId === undefined || this.#stated.has(merchantId)) return this.#stated.get(merchantId ?? '');
    return merchantId === this.#own?.merchantId ? this.#own.currency : undefined;
  }

  /** Lists that need the same merchant at the same time share one request. */
  #ask(id: string, access: Asking): Promise<void> {
    const asking = this.#asking.get(id) ?? this.#read(id, access);
    this.#asking.set(id, asking);
    return asking;
  }

  async #read(id: string, { merchants }: Asking): Promise<void> {
    const read = await merchants.get(id, AbortSignal.timeout(ASKED_WITHIN_MS));
    this.#asking.delete(id);
    const { currency = '' } = read.ok ? read.value : {};
    if (currency !== '') this.#stated.set(id, listed(currency));
    else if (read.ok || ['not-permitted', 'not-found'].includes(read.failure.code)) this.#silent.add(id);
  }
}

/** For the pages of one reading: asks for each merchant's currency once, also of one that does not answer. */
export function askedOnce({
  currencies,
  access,
}: {
  readonly currencies: MerchantCurrencies;
  readonly access: Asking;
}): (merchantIds: readonly (string | undefined)[]) => Promise<CurrencyOf> {
  const asked = new Set<string | undefined>();
  return (merchantIds) => {
    const others = merchantIds.filter((id) => !asked.has(id));
    for (const id of others) asked.add(id);
    return currencies.of(others, access);
  };
}

/** The code in capitals; `undefined` where ISO 4217 does not list it, because its decimals are unknown. */
function listed(code: string): string | undefined {
  const capitals = code.toUpperCase();
  return knownMinorDigits(capitals) === undefined ? undefined : capitals;
}
