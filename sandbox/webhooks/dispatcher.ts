import type { Cancel, SandboxClock } from '../clock.ts';
import type { Switches } from '../world/switches.ts';
import { afterTry } from './delivery.ts';
import type { Delivery, Notice } from './delivery.ts';
import type { Deliveries } from './deliveries.ts';
import { tryDelivery } from './try-delivery.ts';
import type { TryParts } from './try-delivery.ts';

/** How long a delivery is delayed so that the next one overtakes it, in milliseconds by the sandbox's clock. */
const HELD_BACK_MS = 5000;

/** The switches of the control interface for deliveries; read at every event and every try. */
export type DeliverySwitches = Readonly<
  Pick<Switches, 'webhookDuplicates' | 'webhookReordering' | 'webhookTimeoutMs'>
>;

export interface DispatcherParts extends Pick<TryParts, 'environment' | 'schemes'> {
  readonly clock: SandboxClock;
  readonly deliveries: Deliveries;
  readonly switches: DeliverySwitches;
}

/**
 * Delivers events to their receivers, at least once each, without making a request wait (spec "Events"). Deliveries
 * that are due by the sandbox's clock are sent over the real network. A try counts at the time at which it was due, so
 * that retries follow the schedule however far the clock is advanced.
 */
export class Dispatcher {
  readonly #parts: DispatcherParts;
  readonly #waiting = new Map<string, Cancel>();
  readonly #underWay = new Map<AbortController, Promise<void>>();
  #heldBackLast = false;
  #isClosed = false;
  #lastSignedAt = 0;

  constructor(parts: DispatcherParts) {
    this.#parts = parts;
  }

  send(notice: Notice): void {
    const { clock, deliveries, switches } = this.#parts;
    const now = clock.now();
    this.#heldBackLast = switches.webhookReordering && !this.#heldBackLast;
    const due = now + (this.#heldBackLast ? HELD_BACK_MS : 0);
    const copies = switches.webhookDuplicates ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) this.#plan(deliveries.add(notice, now, due), due);
  }

  /** Resumes deliveries of an earlier run. Those that are overdue are tried at once. */
  resume(): void {
    const now = this.#parts.clock.now();
    for (const delivery of this.#parts.deliveries.waiting()) {
      this.#plan(delivery, Math.max(delivery.due ?? now, now));
    }
  }

  /** Resolves when no try is under way and none is due. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Cancels all planned tries, and ends those that are under way without an outcome. */
  forget(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
    for (const controller of this.#underWay.keys()) controller.abort();
  }

  /** Sends nothing more; undelivered events are kept for the next run. Resolves when no try is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.forget();
    await this.settled();
  }

  #plan(delivery: Delivery, due: number): void {
    if (this.#isClosed) return;
    const start = () => {
      this.#waiting.delete(delivery.id);
      const controller = new AbortController();
      const ended = this.#try(delivery, due, controller.signal).finally(() =>
        this.#underWay.delete(controller),
      );
      this.#underWay.set(controller, ended);
    };
    if (due <= this.#parts.clock.now()) start();
    else this.#waiting.set(delivery.id, this.#parts.clock.at(due, start));
  }

  /**
   * Each delivery has a timestamp of its own, so that its signature differs from every other (spec "Payment and
   * terminal webhooks"). Of two in one millisecond the second gets the next one.
   */
  #signedAt(): number {
    this.#lastSignedAt = Math.max(this.#parts.clock.now(), this.#lastSignedAt + 1);
    return this.#lastSignedAt;
  }

  async #try(delivery: Delivery, at: number, signal: AbortSignal): Promise<void> {
    const { deliveries, environment, schemes, switches } = this.#parts;
    const parts = {
      environment,
      schemes,
      now: this.#signedAt(),
      timeoutMs: switches.webhookTimeoutMs,
      signal,
    };
    const outcome = await tryDelivery(delivery, at, parts);
    if (signal.aborted) return;
    const after = afterTry(delivery, outcome);
    deliveries.update(after);
    if (after.due !== null) this.#plan(after, after.due);
  }
}
