import { succeeded } from '../../../shared/failure.ts';
import { withoutMissing } from './records.ts';
import { isAbsent } from './search.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Location, Merchant, Terminal } from '../../service/endpoints/hierarchy/records.ts';
import type { ServiceAccess } from '../ports.ts';
import type { RecordCalls } from './record-calls.ts';

/** A location that is both does not say which its terminals are. */
const KINDS = ['physical', 'virtual'] as const;

/** Whose a terminal is and where it stands, as its own records say: nothing of it is taken from the till that asks. */
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

  /** Of a terminal that is to be made there. */
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

/** A record that is not shown says nothing; where the service could not be asked, nothing must be guessed. */
async function shownOf<T>(
  id: string | undefined,
  get: (id: string) => Promise<Result<T>>,
): Promise<Result<T | undefined>> {
  if (id === undefined) return succeeded(undefined);
  const read = await get(id);
  return read.ok || !isAbsent(read.failure) ? read : succeeded(undefined);
}
