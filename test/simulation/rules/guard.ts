import { dueForAmount, dueForOthers, dueForReference, isTrue } from './warnings.ts';
import type { Failure, GuardWarning } from '../../../shared/failure.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Press } from './press.ts';
import type { Witness } from './witness.ts';

/** What history tells of other tills' payments counts when it comes within this time. */
const WAITS_FOR_OTHERS = 1_500;
/** So many of them are surely looked at. */
const OTHERS_READ = 5;

/** Rule 2 at the press of Charge: what the guard must have read, must warn of, and may let pass. */
export class Guard {
  readonly #witness: Witness;
  #presses: readonly Press[] = [];

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  pressed(press: Press): void {
    this.#presses = [...this.#presses, press];
    this.#witness.timeline.after(
      WAITS_FOR_OTHERS - 1,
      () => (press.dueForOthers ??= dueForOthers(this.#witness, press)),
    );
  }

  /** The program ended, and with it every press that waits for its answer. */
  forgotten(): void {
    this.#presses = [];
  }

  /** The press has its answer: a sale, which `started` has judged, or a refusal. */
  answered(press: Press, refusal: Failure | undefined): void {
    this.#presses = this.#presses.filter((other) => other !== press);
    if (refusal && press.overrides.some((overridden) => overridden === refusal.code))
      this.#witness.breaks('2 an override counts', `${refusal.code} was overridden and refused`);
  }

  /** History answered the till for this reference; `askedAt` is the moment of the question. */
  historyTold(reference: string, found: readonly string[], askedAt: number): void {
    const records = [...this.#witness.records.values()].filter((record) => record.reference === reference);
    // What a lost try may have left behind is the search's to adopt.
    if (records.some(({ closed, unsearched }) => !closed && unsearched > 0)) return;
    const unknown = found.filter((id) => !records.some(({ payments }) => payments.has(id)));
    for (const press of this.#presses)
      if (press.reference === reference && press.moment === askedAt)
        press.elsewhere = unknown.slice(-OTHERS_READ);
  }

  /** A sale is written down; `overridden` is what is recorded with it. */
  started(event: Extract<SaleEvent, { type: 'sale-started' }>, overridden: readonly GuardWarning[]): void {
    const { breaks, destroyed } = this.#witness;
    const press = this.#presses.find(
      ({ reference, minor }) =>
        minor === event.amount.minor && (reference === '' || reference === event.reference),
    );
    if (!press) {
      breaks('2 a sale begins with a press', `${event.saleId} was charged by nobody`);
      return;
    }
    for (const warning of overridden) {
      if (!press.overrides.includes(warning))
        breaks('2 only a person overrides', `${event.saleId} overrides ${warning} by itself`);
      if (destroyed.size === 0 && !isTrue(this.#witness, press, warning))
        breaks('2 a warning is true', `${event.saleId} overrides ${warning}, which is not so`);
    }
    const due = new Set(
      press.reference === ''
        ? dueForAmount(this.#witness, press)
        : dueForReference(this.#witness, press, event.saleId),
    );
    for (const warning of press.dueForOthers ?? dueForOthers(this.#witness, press)) due.add(warning);
    for (const warning of due) {
      if (overridden.includes(warning)) continue;
      breaks(
        '2 no second code without a warning',
        `${event.saleId} starts for "${press.reference}" without the due ${warning}`,
      );
    }
  }
}
