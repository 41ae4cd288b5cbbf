import type { SandboxClock } from '../clock.ts';
import { PaymentBook } from './payment-book.ts';
import type { Payment } from './payment.ts';
import { StateFile } from './state-file.ts';

/** What survives a restart when a state file is given. */
interface WorldState {
  readonly version: 1;
  readonly payments: readonly Payment[];
  /** Test amounts whose fault has been shown, by reference and amount. */
  readonly faultsShown: readonly string[];
}

/** Everything the service remembers about trade. Tokens are not part of it: callers sign in again. */
export interface World {
  readonly payments: PaymentBook;
  readonly faultsShown: Set<string>;
  /** Resolves when every change up to now is on disk; at once without a state file. */
  readonly saved: () => Promise<void>;
  readonly clear: () => void;
}

/** Opens the world in `stateFile`, or a new one that is forgotten at the end. Throws `StateFileFault`. */
export async function openWorld(clock: SandboxClock, stateFile?: string): Promise<World> {
  const file = stateFile === undefined ? undefined : new StateFile(stateFile, () => state());
  const payments = new PaymentBook(clock, () => file?.changed());
  const faultsShown = new Set<string>();
  const state = (): WorldState => ({ version: 1, payments: payments.all(), faultsShown: [...faultsShown] });
  const saved = () => file?.written() ?? Promise.resolve();

  if (file !== undefined) {
    const earlier = await file.read();
    if (earlier !== undefined && !isWorldState(earlier)) throw file.fault('does not hold a sandbox world');
    for (const sale of earlier?.faultsShown ?? []) faultsShown.add(sale);
    payments.restore(earlier?.payments ?? []);
    // Written at once, so that a place that cannot be written is known before the first payment.
    file.changed();
    await file.written();
  }

  const clear = () => {
    faultsShown.clear();
    payments.clear();
  };
  return { payments, faultsShown, saved, clear };
}

function isWorldState(value: unknown): value is WorldState {
  if (typeof value !== 'object' || value === null) return false;
  const state = value as Partial<WorldState>;
  return state.version === 1 && Array.isArray(state.payments) && Array.isArray(state.faultsShown);
}
