import { backOff, spread } from '../../supervision/back-off.ts';
import { hasPassed } from '../../supervision/interruptible-delay.ts';
import { supervise } from '../../supervision/supervise.ts';
import { mayCreate } from '../sale.ts';
import type { SaleStore } from '../sale-store.ts';
import type { SalesPorts } from '../ports.ts';

type ForgettingPorts = Pick<SalesPorts, 'clock' | 'customers' | 'random' | 'report'>;

/** Pauses between tries to remove a file, which another program may keep open. */
const PACE = { firstMs: 1_000, longestMs: 60_000 };

/** Removes payers' details that no request needs. Where that fails, it tries again until it succeeds. */
export class PayerDataRetention {
  readonly #ports: ForgettingPorts;
  readonly #stop: AbortSignal;
  /** Ids of the sales whose details could not be removed yet. */
  readonly #tryingAgain = new Set<string>();

  constructor(ports: ForgettingPorts, stop: AbortSignal) {
    this.#ports = ports;
    this.#stop = stop;
  }

  forget(saleId: string): void {
    this.#ports.customers.forget(saleId);
    if (!this.#isKept(saleId) || this.#tryingAgain.has(saleId)) return;
    this.#tryingAgain.add(saleId);
    const tryAgain = () => this.#tryAgain(saleId);
    void supervise('the removal of a payer’s details', tryAgain, this.#ports, this.#stop);
  }

  /** Called at the start: removes details of sales that are closed, or that never started. */
  forgetOrphans(store: SaleStore): void {
    const needed = new Set(
      [...store.open.all(), ...store.open.foreign()].filter(mayCreate).map(({ id }) => id),
    );
    const orphans = this.#ports.customers.saleIds().filter((id) => !needed.has(id));
    for (const saleId of orphans) this.forget(saleId);
  }

  async #tryAgain(saleId: string): Promise<void> {
    const { clock, customers, random } = this.#ports;
    for (let failures = 1; this.#isKept(saleId); failures++) {
      const pause = spread(backOff(failures, PACE), random.next());
      if (!(await hasPassed(clock, pause, this.#stop))) return;
      customers.forget(saleId);
    }
  }

  #isKept(saleId: string): boolean {
    return this.#ports.customers.saleIds().includes(saleId);
  }
}
