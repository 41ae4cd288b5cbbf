import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareFigures } from './rehearsal/compare-figures.ts';
import { isNewer, readRelease } from './release.ts';
import type { KeyObject } from 'node:crypto';
import type { UpdateCheck } from '../../shared/contract/updates.ts';
import type { RunLedgerJob } from '../ledger/tool/job.ts';
import type { Rehearse } from './ports.ts';
import type { Release } from './release.ts';

/** Answers a file's bytes, or nothing where the address does not give it. Never rejects. */
export type FetchFile = (
  address: string,
  mostBytes: number,
  signal: AbortSignal,
) => Promise<Uint8Array | undefined>;

interface UpdatesParts {
  readonly version: string;
  /** Where the publisher's files are, and the key that signs them; none where the profile names none. */
  readonly source: { readonly address: string; readonly key: KeyObject } | undefined;
  /** What tells this till from others of its publisher: a release reaches some of them first. */
  readonly till: string;
  readonly ledgerFolder: string;
  /** Copies and what is made of them lie here while a version is tried. */
  readonly workFolder: string;
  readonly fetch: FetchFile;
  readonly runJob: RunLedgerJob;
  readonly rehearse: Rehearse;
}

const MOST_RELEASE_BYTES = 64 * 1024;
const MOST_PROGRAM_BYTES = 16 * 1024 * 1024;
/** A year of sales takes seconds; a version that takes longer than this for any record is not one to sell with. */
const LOOK_WITHIN_MS = 30 * 60_000;
/** Enough to see what kind of figure changes. */
const MOST_NAMED = 5;

/**
 * Looks for a newer version, and tries it on a copy of this till's record before anybody installs it: what people were
 * told and every total must stay as they are.
 */
export class Updates {
  readonly #parts: UpdatesParts;
  readonly #stop = new AbortController();
  #looking: Promise<UpdateCheck> | undefined;

  constructor(parts: UpdatesParts) {
    this.#parts = parts;
  }

  /** One look at a time; whoever asks meanwhile gets the same answer. Never rejects. */
  look(): Promise<UpdateCheck> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  stop(): void {
    this.#stop.abort();
  }

  async #look(): Promise<UpdateCheck> {
    const { source, version, till } = this.#parts;
    if (!source) return { version, says: 'no-address' };
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(LOOK_WITHIN_MS)]);
    const [bytes, signature] = await Promise.all([
      this.#file('release.json', MOST_RELEASE_BYTES, signal),
      this.#file('release.json.sig', MOST_RELEASE_BYTES, signal),
    ]);
    if (!bytes || !signature) return { version, says: 'unreachable' };
    const read = readRelease(bytes, new TextDecoder().decode(signature), source.key);
    if ('refused' in read) return { version, says: read.refused };
    const { release } = read;
    if (!isNewer(release.version, version)) return { version, says: 'newest' };
    const newer = { version, newer: release.version };
    if (!reaches(release, till)) return { ...newer, says: 'others-first' };
    const program = await this.#file(release.rehearsal.file, MOST_PROGRAM_BYTES, signal);
    if (!program) return { version, says: 'unreachable' };
    if (sha256(program) !== release.rehearsal.sha256) return { version, says: 'not-signed' };
    try {
      return { ...newer, ...(await this.#tried(program, release, signal)) };
    } catch (error) {
      return { ...newer, says: 'not-tried', detail: String(error).slice(0, 300) };
    }
  }

  /** Rejects when the disk does not take the copies. */
  async #tried(program: Uint8Array, { rehearsal }: Release, signal: AbortSignal) {
    const { workFolder, ledgerFolder, rehearse, runJob } = this.#parts;
    const place = (name: string): string => join(workFolder, name);
    await rm(workFolder, { recursive: true, force: true });
    try {
      for (const name of ['now', 'then']) await mkdir(place(name), { recursive: true, mode: 0o700 });
      const ledger = join(place('now'), 'ledger.db');
      const saved = await runJob({ do: 'save-backup', folder: ledgerFolder, target: ledger }, signal);
      if (saved.did !== 'save-backup') return notTried(saved.did === 'nothing' ? saved.why : undefined);
      await copyFile(ledger, join(place('then'), 'ledger.db'));
      await writeFile(place('program.cjs'), program, { mode: 0o600 });
      const now = await rehearse({ folder: place('now'), figures: place('now.jsonl') }, signal);
      const then = await rehearse(
        {
          folder: place('then'),
          figures: place('then.jsonl'),
          program: { file: place('program.cjs'), sha256: rehearsal.sha256 },
        },
        signal,
      );
      for (const word of [now, then]) if ('trouble' in word) return notTried(word.trouble);
      const { lines, differences, first } = await compareFigures(place('now.jsonl'), place('then.jsonl'));
      if (differences === 0) return { says: 'fits', figures: lines } as const;
      const named = first.slice(0, MOST_NAMED).map(({ now: line, then: other }) => line ?? other ?? '');
      return { says: 'differs', differences, named: named.map((line) => line.slice(0, 300)) } as const;
    } finally {
      await rm(workFolder, { recursive: true, force: true });
    }
  }

  #file(name: string, mostBytes: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const { source, fetch } = this.#parts;
    const folder = source?.address.replace(/\/*$/, '/') ?? '';
    return fetch(`${folder}${name}`, mostBytes, signal);
  }
}

function notTried(detail: string | undefined) {
  return { says: 'not-tried', ...(detail !== undefined && { detail: detail.slice(0, 300) }) } as const;
}

/** The same tills first at every look, and others first at another version. */
function reaches({ version, staged }: Release, till: string): boolean {
  return Number.parseInt(sha256(`${version} ${till}`).slice(0, 8), 16) % 100 < staged;
}

function sha256(what: Uint8Array | string): string {
  return createHash('sha256').update(what).digest('hex');
}
