import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RESTART_REASONS, RESTARTED_PARTS } from '../../../shared/contract/health.ts';
import { faultOfOwnFile } from '../../plain-file.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import type { Restart } from '../../../shared/contract/health.ts';

/** Health tells of a day, and no screen that is started again every minute fills a disk. */
const MOST_KEPT = 100;
const HOUR_MS = 60 * 60_000;
const MOST_BYTES = 100_000;

/** `isOpen`: a till is open, or was not closed. */
interface Kept {
  readonly isOpen: boolean;
  readonly restarts: readonly Restart[];
}

/**
 * What had to be started again, the latest at the end, kept in a file over restarts of the till. It is there to be looked at: a file that
 * cannot be read counts as empty, and a disk that takes none holds nothing up.
 */
export class RestartRecord {
  /** Left by whoever ends a till that hangs, which cannot note it itself. */
  readonly markOfHang: string;
  readonly #file: string;
  readonly #wall: () => number;
  readonly #writes = new Mutex();
  #isOpen = false;
  #restarts: readonly Restart[] = [];

  /** `folder`: of the till's files. `wall`: epoch milliseconds. */
  constructor(folder: string, wall: () => number) {
    this.#file = join(folder, 'restarts.json');
    this.markOfHang = join(folder, 'main-hung');
    this.#wall = wall;
  }

  /** The till opens. One that was not closed before was started again, by whomever. */
  begin(): void {
    const { isOpen, restarts } = read(this.#file);
    this.#isOpen = true;
    this.#restarts = restarts;
    if (isOpen) this.note('till', takeAway(this.markOfHang) ? 'hung' : 'ended');
    else void this.#save();
  }

  /** What ends with the till is not started again, and not noted. */
  note(part: Restart['part'], why: Restart['why']): void {
    if (!this.#isOpen) return;
    this.#restarts = [...this.#restarts, { part, why, at: this.#wall() }].slice(-MOST_KEPT);
    void this.#save();
  }

  /** How often the till itself hung in the last hour. */
  hangs(): number {
    const since = this.#wall() - HOUR_MS;
    return this.#restarts.filter(({ part, why, at }) => part === 'till' && why === 'hung' && at > since)
      .length;
  }

  all(): readonly Restart[] {
    return this.#restarts;
  }

  /** The till closes. Resolves once that is on the disk, or was refused by it. */
  end(): Promise<void> {
    this.#isOpen = false;
    return this.#save();
  }

  #save(): Promise<void> {
    const content: Kept = { isOpen: this.#isOpen, restarts: this.#restarts };
    return this.#writes
      .runExclusive(() => writeFileAtomic(this.#file, `${JSON.stringify(content)}\n`))
      .catch(() => undefined);
  }
}

function read(file: string): Kept {
  try {
    if (faultOfOwnFile(file, MOST_BYTES)) return NOTHING;
    const { isOpen, restarts } = Object(JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
    const kept: readonly unknown[] = Array.isArray(restarts) ? restarts : [];
    return { isOpen: isOpen === true, restarts: kept.filter(isRestart).slice(-MOST_KEPT) };
  } catch {
    return NOTHING; // not there yet, or damaged
  }
}

/** Answers whether it was there. */
function takeAway(mark: string): boolean {
  try {
    rmSync(mark);
    return true;
  } catch {
    return false;
  }
}

const NOTHING: Kept = { isOpen: false, restarts: [] };

function isRestart(value: unknown): value is Restart {
  const { part, why, at } = Object(value) as { readonly [F in keyof Restart]?: unknown };
  const isOneOf = (list: readonly unknown[], item: unknown): boolean => list.includes(item);
  return isOneOf(RESTARTED_PARTS, part) && isOneOf(RESTART_REASONS, why) && Number.isSafeInteger(at);
}
