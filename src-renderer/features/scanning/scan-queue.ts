/** What one screen does with scans. */
export interface ScanReceiver {
  /** Whether scans mean something here as things stand, e.g. no dialog is in front. */
  readonly isInFront: () => boolean;
  /** Whether it can take one now; the scans wait until `ScanQueue.proceed` is called. */
  readonly isReady: () => boolean;
  /** A scan waits, for this screen to become ready or for the next one. */
  readonly onWaiting?: () => void;
  /** Resolves when the scan is settled, with a person's answer where one is needed. */
  readonly take: (code: string, gone: AbortSignal) => Promise<void>;
}

interface QueueEvents {
  /** Nobody had a use for this one. */
  readonly onIgnored: (code: string) => void;
  /** The queue was full. */
  readonly onOverflow: (code: string) => void;
}

/** More than anybody scans while one scan is looked up or answered. */
const MAX_WAITING = 20;

/** Scans one after another: each is settled, or ignored with a notice, before the next one is looked at. */
export class ScanQueue {
  readonly #events: QueueEvents;
  readonly #receivers: ScanReceiver[] = [];
  readonly #waiting: string[] = [];
  #underWay: { readonly receiver: ScanReceiver; readonly gone: AbortController } | undefined;

  constructor(events: QueueEvents) {
    this.#events = events;
  }

  push(code: string): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#events.onOverflow(code);
      return;
    }
    this.#waiting.push(code);
    this.proceed();
  }

  /** From now on this one is asked, before those that were there already. The answer takes it away again. */
  receive(receiver: ScanReceiver): () => void {
    this.#receivers.push(receiver);
    return () => {
      this.#receivers.splice(this.#receivers.indexOf(receiver), 1);
      if (this.#underWay?.receiver !== receiver) return;
      this.#underWay.gone.abort();
      this.#underWay = undefined;
      this.proceed();
    };
  }

  /** Goes on with what waits: to be called when a receiver has become ready. */
  proceed(): void {
    while (this.#underWay === undefined) {
      const [code] = this.#waiting;
      if (code === undefined) return;
      const receiver = this.#receivers.findLast(({ isInFront }) => isInFront());
      if (receiver?.isReady() === false) {
        receiver.onWaiting?.();
        return;
      }
      this.#waiting.shift();
      if (receiver === undefined) this.#events.onIgnored(code);
      else void this.#give(code, receiver);
    }
  }

  async #give(code: string, receiver: ScanReceiver): Promise<void> {
    const underWay = { receiver, gone: new AbortController() };
    this.#underWay = underWay;
    try {
      await receiver.take(code, underWay.gone.signal);
    } catch (error) {
      console.error('a scan was not settled', error);
      this.#events.onIgnored(code);
    }
    // A receiver that has left is no longer waited for.
    if (this.#underWay !== underWay) return;
    this.#underWay = undefined;
    this.proceed();
  }
}
