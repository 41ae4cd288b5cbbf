import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isNewer, readRelease } from './release.ts';
import { sizeOf } from './download-package.ts';
import { tryVersion } from './try-version.ts';
import type { KeyObject } from 'node:crypto';
import type { UpdateCheck } from '../../shared/contract/updates.ts';
import type { Release } from './release.ts';
import type { TryParts } from './try-version.ts';

/** Answers a file's bytes, or nothing where the address does not give it. Never rejects. */
export type FetchFile = (
  address: string,
  mostBytes: number,
  signal: AbortSignal,
) => Promise<Uint8Array | undefined>;

/** A version that makes the same of this till's record, with the program that showed it. */
export interface FittingRelease {
  readonly release: Release;
  readonly program: Uint8Array;
}

interface UpdatesParts extends TryParts {
  readonly version: string;
  /** Where the publisher's files are, and the key that signs them; none where the profile names none. */
  readonly source: { readonly address: string; readonly key: KeyObject } | undefined;
  /** What tells this till from others of its publisher: a release reaches some of them first. */
  readonly till: string;
  readonly fetch: FetchFile;
  /** Of the disk that the record lies on; nothing where the system does not say. */
  readonly freeBytes: () => Promise<number | undefined>;
}

const MOST_RELEASE_BYTES = 64 * 1024;
const MOST_PROGRAM_BYTES = 16 * 1024 * 1024;
/** A year of sales takes seconds; a version that takes longer than this for any record is not one to sell with. */
const LOOK_WITHIN_MS = 30 * 60_000;
/** For sales, which go on while copies of the record are made, or a package is loaded. */
export const LEFT_FREE_BYTES = 256 * 1024 * 1024;
/** One for this version, and one for the other. */
const COPIES = 2;
/** With its write-ahead log. */
const RECORD = ['ledger.db', 'ledger.db-wal'];
const NO_ROOM = 'The disk has no room for two copies of the record.';

/**
 * Looks for a newer version, and tries it on a copy of this till's record before anybody installs it: what screens
 * and receipts said and every total must stay as they are.
 */
export class Updates {
  readonly #parts: UpdatesParts;
  readonly #stop = new AbortController();
  #checking: Promise<UpdateCheck> | undefined;
  #next: Promise<UpdateCheck> | undefined;
  #fitting: FittingRelease | undefined;

  constructor(parts: UpdatesParts) {
    this.#parts = parts;
  }

  /** One look at a time; whoever asks meanwhile gets the answer of the one that follows it. Never rejects. */
  check(): Promise<UpdateCheck> {
    if (!this.#checking) return this.#begin();
    this.#next ??= this.#checking.then(() => {
      this.#next = undefined;
      return this.#begin();
    });
    return this.#next;
  }

  /** What the last look has found to be installed. */
  get fitting(): FittingRelease | undefined {
    return this.#fitting;
  }

  stop(): void {
    this.#stop.abort();
  }

  #begin(): Promise<UpdateCheck> {
    this.#checking = this.#check().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #check(): Promise<UpdateCheck> {
    const { source, version, till } = this.#parts;
    this.#fitting = undefined;
    // A process that was killed left its copies of the record there. What stays in the way is named when the next are made.
    await rm(this.#parts.workFolder, { recursive: true, force: true }).catch(() => undefined);
    if (!source) return { version, result: 'no-address' };
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(LOOK_WITHIN_MS)]);
    const [bytes, signature] = await Promise.all([
      this.#file('release.json', MOST_RELEASE_BYTES, signal),
      this.#file('release.json.sig', MOST_RELEASE_BYTES, signal),
    ]);
    if (!bytes || !signature) return { version, result: 'unreachable' };
    const read = readRelease(bytes, new TextDecoder().decode(signature), source.key);
    if ('refused' in read) return { version, result: read.refused };
    const { release } = read;
    if (!isNewer(release.version, version)) return { version, result: 'newest' };
    const newer = { version, newer: release.version };
    if (!reaches(release, till)) return { ...newer, result: 'others-first' };
    if (!(await this.#hasRoom())) return { ...newer, result: 'not-tried', detail: NO_ROOM };
    const program = await this.#file(release.rehearsal.file, MOST_PROGRAM_BYTES, signal);
    if (!program) return { version, result: 'unreachable' };
    if (sha256(program) !== release.rehearsal.sha256) return { version, result: 'not-signed' };
    try {
      const { sha256: signed } = release.rehearsal;
      const tried = await tryVersion({ program, sha256: signed }, this.#parts, signal);
      if (tried.result !== 'fits') return { ...newer, ...tried };
      this.#fitting = { release, program };
      return { ...newer, result: 'fits', figures: tried.figures };
    } catch (error) {
      return { ...newer, result: 'not-tried', detail: String(error).slice(0, 300) };
    }
  }

  async #hasRoom(): Promise<boolean> {
    const { ledgerFolder, freeBytes } = this.#parts;
    const sizes = await Promise.all(RECORD.map((name) => sizeOf(join(ledgerFolder, name))));
    const bytes = sizes.reduce((sum, size) => sum + size);
    return ((await freeBytes()) ?? Infinity) >= COPIES * bytes + LEFT_FREE_BYTES;
  }

  #file(name: string, mostBytes: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const { source, fetch } = this.#parts;
    const folder = source?.address.replace(/\/*$/, '/') ?? '';
    return fetch(`${folder}${name}`, mostBytes, signal);
  }
}

/** The same tills first at every look, and others first at another version. */
function reaches({ version, staged }: Release, till: string): boolean {
  return Number.parseInt(sha256(`${version} ${till}`).slice(0, 8), 16) % 100 < staged;
}

function sha256(what: Uint8Array | string): string {
  return createHash('sha256').update(what).digest('hex');
}
