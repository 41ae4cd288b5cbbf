import type { Plan } from '../plan/plan.ts';
import type { Witness } from './witness.ts';

const WINDOW = 60_000;

/**
 * Rule 9 for the tracker's own pace: reads in a sliding minute. What a person asks for at once comes on top. Where the
 * real client is under test, the service itself counts.
 */
export class ReadBudget {
  readonly #witness: Witness;
  readonly #plan: Plan;
  readonly #reads: number[] = [];
  readonly #asked: { readonly at: number; readonly reads: number }[] = [];

  constructor(witness: Witness, plan: Plan) {
    this.#witness = witness;
    this.#plan = plan;
  }

  /** A restart or a wake-up, a press of Charge or a check: what exists may be read at once, also twice. */
  allowAll(): void {
    this.allow(2 * this.#witness.payments.size + 3);
  }

  /** A deliberate act: up to `reads` readings may follow at once. */
  allow(reads: number): void {
    this.#asked.push({ at: this.#witness.timeline.now(), reads });
  }

  read(): void {
    if (this.#plan.client === 'http') return;
    const at = this.#witness.timeline.now();
    this.#reads.push(at);
    while ((this.#reads[0] ?? at) <= at - WINDOW) this.#reads.shift();
    while ((this.#asked[0]?.at ?? at) <= at - WINDOW) this.#asked.shift();
    const { readsPerMinute } = this.#plan;
    if (this.#reads.length <= readsPerMinute) return;
    const asked = this.#asked.reduce((sum, { reads }) => sum + reads, 0);
    if (this.#reads.length <= readsPerMinute + asked) return;
    this.#witness.breaks(
      '9 reads stay within the budget',
      `${this.#reads.length} reads within a minute, ${readsPerMinute} allowed and ${asked} asked for`,
    );
  }

  /** The longest pause between two reads of one payment that the budget can ask for. */
  slowest(payments: number): number {
    return (WINDOW * payments) / (this.#plan.readsPerMinute * 0.2);
  }
}
