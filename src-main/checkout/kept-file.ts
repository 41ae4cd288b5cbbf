import { readFileSync, renameSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { rescaled } from '../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../shared/money/money.ts';
import { faultOfOwnFile } from '../plain-file.ts';
import { Mutex, writeFileAtomic } from '../write-file-atomic.ts';

/** The largest catalogue that can be loaded is a few megabytes. */
const MOST_BYTES = 64_000_000;

/** Amounts are minor units of a currency: those of another one, or at another scale, mean something else. */
export interface KeptUnit {
  readonly currency: string;
  /** In which files that do not say it were written. */
  readonly assumedScale: number;
}

/** What a file holds. */
export interface KeptKind<T> {
  readonly schema: z.ZodType<T>;
  /** The content with each amount converted; `undefined` when one has no exact form. */
  readonly rescale: (content: T, convert: (minor: number) => number | undefined) => T | undefined;
}

/**
 * One small file that holds either what was kept last or what was kept before it, whenever the power goes. A file that
 * cannot be made sense of is set aside under another name, and counts as nothing kept.
 */
export class KeptFile<T> {
  readonly #file: string;
  readonly #kind: KeptKind<T>;
  readonly #schema: z.ZodType<{ readonly currency: string; readonly scale?: number; readonly content: T }>;
  readonly #unit: KeptUnit;
  readonly #mutex = new Mutex();
  /** Of the file as it was loaded or kept last. */
  #stamp: string | undefined;

  constructor(file: string, unit: KeptUnit, kind: KeptKind<T>) {
    this.#file = file;
    this.#unit = unit;
    this.#kind = kind;
    this.#schema = z.object({
      currency: z.literal(unit.currency),
      scale: z.int().min(0).max(10).exactOptional(),
      content: kind.schema,
    });
  }

  /** `setAside` is where an unreadable file went. */
  load(): { readonly content?: T; readonly setAside?: string } {
    // Before it is read: what another program writes meanwhile is noticed rather than taken for what was read.
    this.#stamp = stampOf(this.#file);
    if (faultOfOwnFile(this.#file, MOST_BYTES)) return this.#setAside();
    try {
      const kept = this.#schema.safeParse(JSON.parse(readFileSync(this.#file, 'utf8')));
      return kept.success ? this.#atTableScale(kept.data) : this.#setAside();
    } catch (error) {
      return isAbsent(error) ? {} : this.#setAside();
    }
  }

  /** Resolves once it is on the disk; rejects when the disk did not take it. */
  keep(content: T): Promise<void> {
    const { currency } = this.#unit;
    const text = JSON.stringify({ currency, scale: minorDigits(currency), content });
    return this.#mutex.runExclusive(async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFileAtomic(this.#file, text);
      this.#stamp = stampOf(this.#file);
    });
  }

  /** Whether another program has written the file since it was loaded or kept. */
  changedElsewhere(): Promise<boolean> {
    return this.#mutex.runExclusive(() => Promise.resolve(stampOf(this.#file) !== this.#stamp));
  }

  /** Resolves once whatever was to be kept is on the disk, or was refused by it. */
  async written(): Promise<void> {
    await this.#mutex.runExclusive(() => Promise.resolve());
  }

  /** What is kept without a scale, or at another one, is written again at once: the next runtime may assume another. */
  #atTableScale({ scale, content }: { readonly scale?: number; readonly content: T }): {
    readonly content?: T;
    readonly setAside?: string;
  } {
    const { currency, assumedScale } = this.#unit;
    const table = minorDigits(currency);
    if (scale === table) return { content };
    const found = this.#kind.rescale(content, (minor) => rescaled(minor, scale ?? assumedScale, table));
    // Larger than anything that may be kept, it is no amount of this till's.
    const fitting = found === undefined ? undefined : this.#kind.schema.safeParse(found);
    if (fitting?.success !== true) return this.#setAside();
    this.keep(fitting.data).catch((error: unknown) => {
      console.error(`${this.#file} cannot be written with its scale`, error);
    });
    return { content: fitting.data };
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

/** Another one whenever the file has been written; `undefined` without a file. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ');
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
