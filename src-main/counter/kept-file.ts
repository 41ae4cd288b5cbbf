import { readFileSync, renameSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { Turns, writeWhole } from '../files/write-whole.ts';

/**
 * One small file that holds either what was kept last or what was kept before it, whenever the power goes. A file that
 * cannot be made sense of is set aside under another name, and counts as nothing kept.
 */
export class KeptFile<T> {
  readonly #file: string;
  readonly #schema: z.ZodType<{ readonly currency: string; readonly content: T }>;
  /** Amounts are minor units of it: those of another currency mean something else. */
  readonly #currency: string;
  readonly #turns = new Turns();

  constructor(file: string, currency: string, content: z.ZodType<T>) {
    this.#file = file;
    this.#currency = currency;
    this.#schema = z.object({ currency: z.literal(currency), content });
  }

  /** `setAside` is where an unreadable file went. */
  load(): { readonly content?: T; readonly setAside?: string } {
    try {
      const kept = this.#schema.safeParse(JSON.parse(readFileSync(this.#file, 'utf8')));
      return kept.success ? { content: kept.data.content } : this.#setAside();
    } catch (error) {
      return isAbsent(error) ? {} : this.#setAside();
    }
  }

  /** Resolves once it is on the disk; rejects when the disk did not take it. */
  keep(content: T): Promise<void> {
    const text = JSON.stringify({ currency: this.#currency, content });
    return this.#turns.take(async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeWhole(this.#file, text);
    });
  }

  /** Resolves once whatever was to be kept is on the disk, or was refused by it. */
  async written(): Promise<void> {
    await this.#turns.take(() => Promise.resolve());
  }

  #setAside(): { readonly setAside: string } {
    const aside = `${this.#file}.unreadable`;
    try {
      renameSync(this.#file, aside);
      return { setAside: aside };
    } catch (error) {
      console.error(`${this.#file} cannot be read, nor set aside`, error);
      return { setAside: this.#file };
    }
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
