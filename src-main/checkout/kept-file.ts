import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { rescaled } from '../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../shared/money/money.ts';
import { faultOfOwnFile } from '../plain-file.ts';
import { setAside, trySetAside } from '../set-aside.ts';
import { Mutex, writeFileAtomic } from '../write-file-atomic.ts';

/** The largest catalogue that can be loaded is a few megabytes. */
const MOST_BYTES = 64_000_000;

/** The unit of the amounts in a file: minor units of a currency, at a number of decimals. */
export interface KeptUnit {
  readonly currency: string;
  /** The number of decimals in files that do not state it. */
  readonly assumedScale: number;
}

/** The kind of content of a file. */
export interface KeptKind<T> {
  readonly schema: z.ZodType<T>;
  /** The content with every amount converted; `undefined` where one cannot be converted exactly. */
  readonly rescale: (content: T, convert: (minor: number) => number | undefined) => T | undefined;
}

/**
 * One small file. A power cut while it is written leaves the content before, whole. A file that cannot be read is set aside
 * under another name, and counts as missing.
 */
export class KeptFile<T> {
  readonly #file: string;
  readonly #kind: KeptKind<T>;
  readonly #schema: z.ZodType<{ readonly currency: string; readonly scale?: number; readonly content: T }>;
  readonly #unit: KeptUnit;
  readonly #mutex = new Mutex();
  /** Stamp of the file as it was loaded or kept last. */
  #stamp: string | undefined;
  /** Whether the file could neither be read nor set aside: another program may hold it. It is not written over. */
  #isHeld = false;

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

  /** Reads the file. `content` is missing without one; `setAside` is the new path of an unreadable one. */
  load(): { readonly content?: T; readonly setAside?: string } {
    this.#isHeld = false;
    try {
      // Taken before the file is read, so that a write of another program in between is noticed later.
      this.#stamp = stampOf(this.#file);
      if (faultOfOwnFile(this.#file, MOST_BYTES)) return this.#setAside();
      const kept = this.#schema.safeParse(JSON.parse(readFileSync(this.#file, 'utf8')));
      return kept.success ? this.#atTableScale(kept.data) : this.#setAside();
    } catch (error) {
      return isAbsent(error) ? {} : this.#setAside();
    }
  }

  /** Writes the file. Resolves once it is on the disk; rejects where the disk does not take it. */
  keep(content: T): Promise<void> {
    const { currency } = this.#unit;
    const text = JSON.stringify({ currency, scale: minorDigits(currency), content });
    return this.#mutex.runExclusive(async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      if (this.#isHeld && existsSync(this.#file)) setAside(this.#file);
      this.#isHeld = false;
      await writeFileAtomic(this.#file, text);
      this.#stamp = stampOf(this.#file);
    });
  }

  /** Whether another program has written the file since it was loaded or kept. */
  changedElsewhere(): Promise<boolean> {
    return this.#mutex.runExclusive(() => Promise.resolve(stampOf(this.#file) !== this.#stamp));
  }

  /** Resolves once everything is on the disk, or could not be written. */
  async written(): Promise<void> {
    await this.#mutex.runExclusive(() => Promise.resolve());
  }

  /** The content at the currency's number of decimals. A file that states none or another is written again at once. */
  #atTableScale({ scale, content }: { readonly scale?: number; readonly content: T }): {
    readonly content?: T;
    readonly setAside?: string;
  } {
    const { currency, assumedScale } = this.#unit;
    const table = minorDigits(currency);
    if (scale === table) return { content };
    const found = this.#kind.rescale(content, (minor) => rescaled(minor, scale ?? assumedScale, table));
    // A converted amount may be larger than the schema allows.
    const fitting = found === undefined ? undefined : this.#kind.schema.safeParse(found);
    if (fitting?.success !== true) return this.#setAside();
    this.keep(fitting.data).catch((error: unknown) => {
      console.error(`${this.#file} cannot be written with its scale`, error);
    });
    return { content: fitting.data };
  }

  #setAside(): { readonly setAside: string } {
    const aside = trySetAside(this.#file);
    this.#isHeld = aside === undefined;
    return { setAside: aside ?? this.#file };
  }
}

/** A stamp that changes whenever the file is written; `undefined` without a file. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ');
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
