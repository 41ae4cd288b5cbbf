import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { rescaled } from '../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../shared/money/money.ts';
import { isMissing, isOfDisk } from '../disk-errors.ts';
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

/** `setAside` is the new path of a file that is damaged, `unread` the path of one that the disk did not give. */
export interface Loaded<T> {
  readonly content?: T;
  readonly setAside?: string;
  readonly unread?: string;
}

const ofCurrency = z.object({ currency: z.string().regex(/^[A-Z]{3}$/) });

/** By the path of the file: the checkouts of two currencies have the same files. */
const mutexes = new Map<string, Mutex>();

/**
 * One small file. A power cut while it is written leaves the content before, whole. A damaged file is set aside under another name,
 * and counts as missing. So does one that the disk does not give, but it stays: it may be whole at the next start. One of
 * another currency waits under a name of its own until the terminal has that currency again.
 */
export class KeptFile<T> {
  readonly #file: string;
  readonly #kind: KeptKind<T>;
  readonly #schema: z.ZodType<{ readonly currency: string; readonly scale?: number; readonly content: T }>;
  readonly #unit: KeptUnit;
  readonly #mutex: Mutex;
  /** Stamp of the file as it was loaded or kept last. */
  #stamp: string | undefined;
  /** Whether the damaged file could not be set aside: another program may hold it. It is not written over. */
  #isHeld = false;
  #isUnread = false;
  /** As it was loaded or kept last. */
  #content: T | undefined;

  constructor(file: string, unit: KeptUnit, kind: KeptKind<T>) {
    this.#file = file;
    this.#mutex = mutexes.get(file) ?? new Mutex();
    mutexes.set(file, this.#mutex);
    this.#unit = unit;
    this.#kind = kind;
    this.#schema = z.object({
      currency: z.literal(unit.currency),
      scale: z.int().min(0).max(10).exactOptional(),
      content: kind.schema,
    });
  }

  /** Reads the file. `content` is missing without one. */
  load(): Loaded<T> {
    this.#isHeld = false;
    this.#isUnread = false;
    try {
      return this.#read();
    } catch (error) {
      if (isMissing(error)) return {};
      if (!isOfDisk(error)) return this.#setAside();
      this.#isUnread = true;
      // So that whoever asks whether it has changed reads it again.
      this.#stamp = undefined;
      return { unread: this.#file };
    }
  }

  /** Writes the file. Resolves once it is on the disk; rejects where the disk does not take it, or did not give it before. */
  keep(content: T): Promise<void> {
    const { currency } = this.#unit;
    const text = JSON.stringify({ currency, scale: minorDigits(currency), content });
    this.#content = content;
    return this.#mutex.runExclusive(async () => {
      if (this.#isUnread) throw new Error(`${this.#file} was not read at the start`);
      await mkdir(dirname(this.#file), { recursive: true });
      const isOfOthers = stampOf(this.#file) !== this.#stamp;
      if (this.#isHeld && existsSync(this.#file)) setAside(this.#file);
      else if (isOfOthers) this.#makeRoom();
      this.#isHeld = false;
      await writeFileAtomic(this.#file, text);
      // An earlier state of what has just been written.
      if (isOfOthers) rmSync(this.#placeOf(currency), { recursive: true, force: true });
      this.#stamp = stampOf(this.#file);
    });
  }

  /** Writes what was loaded or kept last; nothing where there is none. */
  async keepAgain(): Promise<void> {
    if (this.#content !== undefined) await this.keep(this.#content);
  }

  /** Whether another program has written the file since it was loaded or kept. */
  changedElsewhere(): Promise<boolean> {
    return this.#mutex.runExclusive(() => Promise.resolve(stampOf(this.#file) !== this.#stamp));
  }

  /** Resolves once everything is on the disk, or could not be written. */
  async written(): Promise<void> {
    await this.#mutex.runExclusive(() => Promise.resolve());
  }

  #read(): Loaded<T> {
    if (!existsSync(this.#file) && existsSync(this.#placeOf(this.#unit.currency)))
      renameSync(this.#placeOf(this.#unit.currency), this.#file);
    // Taken before the file is read, so that a write of another program in between is noticed later.
    this.#stamp = stampOf(this.#file);
    if (faultOfOwnFile(this.#file, MOST_BYTES)) return this.#setAside();
    const read: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
    const other = this.#otherCurrency(read);
    if (other !== undefined) {
      renameSync(this.#file, this.#placeOf(other));
      return this.#read();
    }
    const kept = this.#schema.safeParse(read);
    return kept.success ? this.#atTableScale(kept.data) : this.#setAside();
  }

  /** The content at the currency's number of decimals. A file that states none or another is written again at once. */
  #atTableScale({ scale, content }: { readonly scale?: number; readonly content: T }): Loaded<T> {
    const { currency, assumedScale } = this.#unit;
    const table = minorDigits(currency);
    if (scale === table) {
      this.#content = content;
      return { content };
    }
    const found = this.#kind.rescale(content, (minor) => rescaled(minor, scale ?? assumedScale, table));
    // A converted amount may be larger than the schema allows.
    const fitting = found === undefined ? undefined : this.#kind.schema.safeParse(found);
    if (fitting?.success !== true) return this.#setAside();
    this.keep(fitting.data).catch((error: unknown) => {
      console.error(`${this.#file} cannot be written with its scale`, error);
    });
    return { content: fitting.data };
  }

  /** Its place may have been taken while this terminal had another currency. */
  #makeRoom(): void {
    let other: string | undefined;
    try {
      other = this.#otherCurrency(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      // What cannot be read is written over.
    }
    if (other !== undefined) renameSync(this.#file, this.#placeOf(other));
  }

  /** Where the file of a currency waits until the terminal has that currency again. */
  #placeOf(currency: string): string {
    return `${this.#file}.${currency}`;
  }

  #otherCurrency(read: unknown): string | undefined {
    const { currency } = ofCurrency.safeParse(read).data ?? {};
    return currency === this.#unit.currency ? undefined : currency;
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
