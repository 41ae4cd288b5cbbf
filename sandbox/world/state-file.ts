import { open, readFile, rename } from 'node:fs/promises';

/** The state file cannot be used; the message is one line for the person who started the sandbox. */
export class StateFileFault extends Error {
  override readonly name = 'StateFileFault';
}

/**
 * Keeps a JSON value on disk. Each write goes to a temporary file that then takes the old one's place, so that a
 * crash leaves one or the other whole. Changes made while a write is under way share the next one.
 */
export class StateFile {
  readonly #path: string;
  readonly #content: () => unknown;
  #waiting = false;
  #written: Promise<void> = Promise.resolve();

  /** `content` is asked for at each write. */
  constructor(path: string, content: () => unknown) {
    this.#path = path;
    this.#content = content;
  }

  /** The value that an earlier run left, or `undefined` when there is none. Throws `StateFileFault`. */
  async read(): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.#path, 'utf8')) as unknown;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw this.fault(`cannot be read: ${reason(error)}`);
    }
  }

  fault(what: string): StateFileFault {
    return new StateFileFault(`The state file ${this.#path} ${what}`);
  }

  /** Call after each change. */
  changed(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    const write = () => this.#write();
    this.#written = this.#written.then(write, write);
    // A failed write is told to whoever waits for `written`, and tried again with the next change.
    this.#written.catch(() => undefined);
  }

  /** Resolves when every change up to now is on disk; rejects with `StateFileFault`. */
  written(): Promise<void> {
    return this.#written;
  }

  async #write(): Promise<void> {
    this.#waiting = false;
    const temporary = `${this.#path}.tmp`;
    try {
      const file = await open(temporary, 'w');
      try {
        await file.writeFile(JSON.stringify(this.#content()));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, this.#path);
    } catch (error) {
      throw this.fault(`cannot be written: ${reason(error)}`);
    }
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
