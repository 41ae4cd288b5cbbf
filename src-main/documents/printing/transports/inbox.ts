import { reasonOf } from '../../../supervision/deadline.ts';

interface Waiter {
  readonly wanted: (byte: number) => boolean;
  readonly found: (byte: number) => void;
  readonly lost: (error: Error) => void;
}

/** Hands the bytes of a printer to those who wait for them. Bytes that nobody waits for are dropped. */
export class Inbox {
  readonly #waiters = new Set<Waiter>();
  #lost: Error | undefined;

  push(bytes: Uint8Array): void {
    for (const byte of bytes) [...this.#waiters].find(({ wanted }) => wanted(byte))?.found(byte);
  }

  /** Tells those who wait that the line is lost. */
  lose(error: Error): void {
    this.#lost ??= error;
    for (const { lost } of [...this.#waiters]) lost(this.#lost);
  }

  receive(wanted: (byte: number) => boolean, signal: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      const gone = this.#lost ?? (signal.aborted ? reasonOf(signal) : undefined);
      if (gone) {
        reject(gone);
        return;
      }
      const abort = (): void => waiter.lost(reasonOf(signal));
      const done = (): void => {
        this.#waiters.delete(waiter);
        signal.removeEventListener('abort', abort);
      };
      const waiter: Waiter = {
        wanted,
        found: (byte) => {
          done();
          resolve(byte);
        },
        lost: (error) => {
          done();
          reject(error);
        },
      };
      this.#waiters.add(waiter);
      signal.addEventListener('abort', abort, { once: true });
    });
  }
}
