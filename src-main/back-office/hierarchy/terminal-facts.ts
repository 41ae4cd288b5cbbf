import { succeeded } from '../../../shared/failure.ts';
import { withoutMissing } from './records.ts';
import { isAbsent } from './search.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Location, Merchant, Terminal } from '../../service/endpoints/hierarchy/records.ts';
import type { ServiceAccess } from '../ports.ts';
import type { RecordCalls } from './record-calls.ts';

/** The kind `both` of a location does not tell the kind of its terminals. */
const KINDS = ['physical', 'virtual'] as const;

/** The merchant and the kind of a terminal, from the service's records. Nothing is taken from this till. */
export class TerminalFactsReader {
  readonly #calls: RecordCalls;

  constructor(calls: RecordCalls) {
    this.#calls = calls;
  }

  ofTerminal(id: string) {
    return this.#calls.ask(async (access, signal) => {
      const terminal = await access.terminals.get(id, signal);
      return terminal.ok ? factsOf(access, terminal.value, signal) : terminal;
    });
  }

  /** For a terminal that will be created at this location. */
  ofLocation(id: string) {
    return this.#calls.ask((access, signal) => factsOf(access, { locationId: id }, signal));
  }
}

async function factsOf(
  { locations, merchants }: ServiceAccess,
  { locationId, merchantId }: Partial<Pick<Terminal, 'locationId' | 'merchantId'>>,
  signal: AbortSignal,
) {
  const place = await shownOf<Location>(locationId, (id) => locations.get(id, signal));
  if (!place.ok) return place;
  const owner = merchantId ?? place.value?.merchantId;
  const merchant = await shownOf<Merchant>(owner, (id) => merchants.get(id, signal));
  if (!merchant.ok) return merchant;
  const type = place.value?.locationBusinessType;
  return succeeded(
    withoutMissing({
      merchantId: owner,
      merchantName: merchant.value?.name,
      locationName: place.value?.name,
      terminalKind: KINDS.find((kind) => kind === type),
      currency: merchant.value?.currency,
      countryCode: place.value?.address?.countryCode ?? merchant.value?.address?.countryCode,
      isCustomerRequired: merchant.value?.isCustomerRequired,
    }),
  );
}

/** `undefined` for a record that these credentials may not read. Fails where the service could not be asked. */
async function shownOf<T>(
  id: string | undefined,
  get: (id: string) => Promise<Result<T>>,
): Promise<Result<T | undefined>> {
  if (id === undefined) return succeeded(undefined);
  const read = await get(id);
  return read.ok || !isAbsent(read.failure) ? read : succeeded(undefined);
}
