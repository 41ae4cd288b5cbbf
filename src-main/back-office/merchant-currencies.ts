import { knownMinorDigits } from '../../shared/money/iso-4217.ts';
import type { OwnMoney, ServiceAccess } from './ports.ts';

/** Merchants that are asked for at once, and in all for one list. */
const ASKED_AT_ONCE = 8;
const MOST_ASKED = 1_000;
/** A list does not wait longer for what its amounts are in. */
const ASKED_WITHIN_MS = 5_000;

/** What says in which currency a record's amounts are. */
interface Implying {
  readonly merchantId?: string | undefined;
  /** Not shown in the specification: counts where a deployment has it. */
  readonly currency?: string | undefined;
}

/** In which currency the amounts of a record are; `undefined` where nothing says it. */
export type CurrencyOf = (record: Implying) => string | undefined;

type Asking = Pick<ServiceAccess, 'merchants'>;

/**
 * The currencies that amounts are in: each merchant's, as its own record states it (spec "Conventions that apply to all
 * resources": the currency is implied by the merchant). A merchant that has answered is not asked again.
 */
export class MerchantCurrencies {
  readonly #own: OwnMoney | undefined;
  /** By merchant: a code that is in no list is `undefined`. */
  readonly #stated = new Map<string, string | undefined>();
  /** Merchants whose record states none, or may not be read. */
  readonly #silent = new Set<string>();
  readonly #asking = new Map<string, Promise<void>>();

  /** `own` counts where the service does not say it. */
  constructor(own: OwnMoney | undefined) {
    this.#own = own;
  }

  /** Learns the currencies of these merchants, as far as they can be read. */
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

  /** Two lists that ask for one merchant at the same time ask once. */
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

/** In capitals, as ISO 4217 has it; of no other code is known how many decimals there are. */
function listed(code: string): string | undefined {
  const capitals = code.toUpperCase();
  return knownMinorDigits(capitals) === undefined ? undefined : capitals;
}
