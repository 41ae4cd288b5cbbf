import type { Cancel, SandboxClock } from '../clock.ts';
import type { Switches } from '../world/switches.ts';
import { afterTry } from './delivery.ts';
import type { Delivery, Notice } from './delivery.ts';
import type { Deliveries } from './deliveries.ts';
import { tryDelivery } from './try-delivery.ts';
import type { TryParts } from './try-delivery.ts';

/** How long the delivery that the next one shall overtake is held back, in ms of the sandbox's clock. */
const HELD_BACK_MS = 5000;

/** What a tester can ask of deliveries; read at every event and every try. */
export type DeliverySwitches = Readonly<
  Pick<Switches, 'webhookDuplicates' | 'webhookReordering' | 'webhookTimeoutMs'>
>;

export interface DispatcherParts extends Pick<TryParts, 'environment' | 'schemes'> {
  readonly clock: SandboxClock;
  readonly deliveries: Deliveries;
  readonly switches: DeliverySwitches;
}

/**
 * Delivers events to their receivers, at least once each, while no request waits for it (spec "Events"). What is
 * due by the sandbox's clock is sent over the real network; a try belongs to the moment it was due, so that retries
 * stand where the schedule puts them, however far the clock was pushed meanwhile.
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

  /** Takes up what an earlier run left undelivered; what fell due meanwhile is tried at once. */
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

  /** Drops every plan, and ends what is under way without an outcome. */
  forget(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
    for (const controller of this.#underWay.keys()) controller.abort();
  }

  /** From now on nothing is sent; what was not delivered stays for the next run. Resolves when all is quiet. */
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
   * Each delivery has a timestamp of its own, so that its signature differs from every other (spec "Payment and terminal
   * webhooks"): two in one millisecond are told one after the other.
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
