import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESTART_REASONS, RESTARTED_PARTS } from '../../../shared/contract/health.ts';
import { faultOfOwnFile } from '../../plain-file.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import { restartsWithin } from './are-often.ts';
import type { Restart } from '../../../shared/contract/health.ts';

/** Enough for the day that Health shows, and little enough that restarts every minute do not fill a disk. */
const MAX_RESTARTS = 100;
const HOUR_MS = 60 * 60_000;
const MAX_BYTES = 100_000;

/** `isOpen`: a till is open, or was not closed. */
interface StoredRecord {
  readonly isOpen: boolean;
  readonly restarts: readonly Restart[];
}

/**
 * What had to be started again, the latest at the end, kept in a file over restarts of the till. It is for diagnosis only: a file
 * that cannot be read counts as empty, and a failure to write it is ignored.
 */
export class RestartRecord {
  /** The file that whoever ends a till that hangs leaves for its next start, because the till cannot record it itself. */
  readonly hangMarker: string;
  readonly #file: string;
  readonly #wall: () => number;
  readonly #writes = new Mutex();
  #isOpen = false;
  #restarts: readonly Restart[] = [];

  /** `folder`: of the till's files. `wall`: epoch milliseconds. */
  constructor(folder: string, wall: () => number) {
    this.#file = join(folder, 'restarts.json');
    this.hangMarker = join(folder, 'main-hung');
    this.#wall = wall;
  }

  /** The till opens. If it was not closed before, it was started again. */
  begin(): void {
    const { isOpen, restarts } = read(this.#file);
    this.#isOpen = true;
    this.#restarts = restarts;
    // One that hung while it closed leaves the marker too, and was not started again.
    const hung = removeIfThere(this.hangMarker);
    if (isOpen) this.note('till', hung ? 'hung' : 'ended');
    else void this.#save();
  }

  /** Records a restart. What ends because the till closes is not started again, and is not recorded. */
  note(part: Restart['part'], why: Restart['why']): void {
    if (!this.#isOpen) return;
    this.#restarts = [...this.#restarts, { part, why, at: this.#wall() }].slice(-MAX_RESTARTS);
    void this.#save();
  }

  /** How often the till itself hung in the last hour. */
  hangs(): number {
    const lately = restartsWithin(HOUR_MS, this.#restarts, this.#wall());
    return lately.filter(({ part, why }) => part === 'till' && why === 'hung').length;
  }

  all(): readonly Restart[] {
    return this.#restarts;
  }

  /** The till closes. Resolves once that is on the disk, or could not be written. */
  end(): Promise<void> {
    this.#isOpen = false;
    return this.#save();
  }

  /** The till closes, and nothing may be waited for. Call `end` too, where there is time. */
  endAtOnce(): void {
    this.#isOpen = false;
    try {
      writeFileSync(this.#file, this.#text(), { mode: 0o600 });
    } catch {
      // The next start counts a restart that was none.
    }
  }

  #save(): Promise<void> {
    const text = this.#text();
    return this.#writes.runExclusive(() => writeFileAtomic(this.#file, text)).catch(() => undefined);
  }

  #text(): string {
    const content: StoredRecord = { isOpen: this.#isOpen, restarts: this.#restarts };
    return `${JSON.stringify(content)}\n`;
  }
}

function read(file: string): StoredRecord {
  try {
    if (faultOfOwnFile(file, MAX_BYTES)) return NOTHING;
    const { isOpen, restarts } = Object(JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
    const kept: readonly unknown[] = Array.isArray(restarts) ? restarts : [];
    return { isOpen: isOpen === true, restarts: kept.filter(isRestart).slice(-MAX_RESTARTS) };
  } catch {
    return NOTHING; // The file is not there yet, or it is damaged.
  }
}

/** Answers whether the file was there. */
function removeIfThere(mark: string): boolean {
  try {
    rmSync(mark);
    return true;
  } catch {
    return false;
  }
}

const NOTHING: StoredRecord = { isOpen: false, restarts: [] };

function isRestart(value: unknown): value is Restart {
  const { part, why, at } = Object(value) as { readonly [F in keyof Restart]?: unknown };
  const isOneOf = (list: readonly unknown[], item: unknown): boolean => list.includes(item);
  return isOneOf(RESTARTED_PARTS, part) && isOneOf(RESTART_REASONS, why) && Number.isSafeInteger(at);
}
