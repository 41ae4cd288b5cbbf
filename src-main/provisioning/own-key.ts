import { looksMasked } from '../../shared/masked-key.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { ShownSecret } from '../../shared/contract/back-office/hierarchy.ts';
import type { Result } from '../../shared/failure.ts';

/** After a lost answer: a request that is still under way may be carried out a little later. */
const LOOKED_AT_AFTER_MS = [0, 2_000, 8_000] as const;

/**
 * What became of a package's key. `in-use`: it stays, because payments were made with the terminal lately. `kept`: it
 * stays, because the service does not allow it or does not answer. `lost`: the service has ended it, and the new one did
 * not arrive here.
 */
export type OwnKey =
  | { readonly result: 'replaced'; readonly apiKey: string }
  | { readonly result: 'in-use' | 'kept' | 'lost' };

/** What is asked of the service with the package's key (spec "Partners, merchants, locations, terminals", "Payment history"). */
export interface KeyAtService {
  /** Whether a payment of the terminal was made lately. */
  readonly wasUsed: () => Promise<Result<boolean>>;
  /** The service makes another key; the one before stops working at once. */
  readonly reset: () => Promise<Result<ShownSecret>>;
  /** As the service hands it out now. */
  readonly present: () => Promise<Result<ShownSecret>>;
  readonly clock: Pick<Clock, 'sleep'>;
}

/**
 * Puts a key of the till's own in the place of the one that came in a package, so that the package opens nothing any more.
 * The service makes keys itself and ends the one before at once, so none can be proven first: where anybody else may work
 * with the terminal its key is left as it is.
 */
export async function ownKey(packaged: string, service: KeyAtService): Promise<OwnKey> {
  const used = await service.wasUsed();
  if (!used.ok) return { result: 'kept' };
  if (used.value) return { result: 'in-use' };
  const reset = await service.reset();
  if (!reset.ok && reset.failure.code !== 'change-unconfirmed') return { result: 'kept' };
  const made = reset.ok ? inFull(reset.value) : undefined;
  return made === undefined || made === packaged
    ? afterLostAnswer(packaged, service)
    : { result: 'replaced', apiKey: made };
}

/** While the package's key is still accepted the terminal can be worked with, and the service tells which key it has now. */
async function afterLostAnswer(packaged: string, { present, clock }: KeyAtService): Promise<OwnKey> {
  for (const pause of LOOKED_AT_AFTER_MS) {
    await clock.sleep(pause);
    const read = await present();
    if (!read.ok && read.failure.action === 'sign-in') return { result: 'lost' };
    const key = read.ok ? inFull(read.value) : undefined;
    if (key !== undefined && key !== packaged) return { result: 'replaced', apiKey: key };
  }
  return { result: 'kept' };
}

function inFull({ secret }: ShownSecret): string | undefined {
  return secret === undefined || looksMasked(secret) ? undefined : secret;
}
