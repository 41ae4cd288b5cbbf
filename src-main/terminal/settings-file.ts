import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One small file of JSON, read once and written whole: a cut of power leaves the old one or the new one. */
export class SettingsFile<T extends object> {
  readonly #file: string;
  #content: Partial<T>;

  /** A file that cannot be read counts as empty. */
  constructor(file: string) {
    this.#file = file;
    this.#content = read(file);
  }

  get content(): Partial<T> {
    return this.#content;
  }

  /** Returns when it is on the disk; `undefined` takes a setting out. Throws when the disk does not take it. */
  set(changed: { readonly [K in keyof T]?: T[K] | undefined }): void {
    const content = { ...this.#content, ...changed } as Partial<T>;
    mkdirSync(dirname(this.#file), { recursive: true });
    const fresh = `${this.#file}.new`;
    const handle = openSync(fresh, 'w');
    try {
      writeFileSync(handle, JSON.stringify(content, undefined, 2));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(fresh, this.#file);
    this.#content = content;
  }
}

function read<T extends object>(file: string): Partial<T> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? content : {};
  } catch {
    return {}; // none yet, or none that can be read: everything in it can be set again
  }
}
