import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOfOwnFile } from '../../plain-file.ts';
import { trySetAside } from '../../set-aside.ts';
import { logLine } from './log-entry.ts';
import type { LogEntry } from './log-entry.ts';

/** Writes what happened. */
export type WriteLog = (entry: LogEntry) => void;

/** The newest has the first name. */
export const LOG_FILES = [
  'till.jsonl',
  'till.1.jsonl',
  'till.2.jsonl',
  'till.3.jsonl',
  'till.4.jsonl',
] as const;
const MOST_BYTES = 1024 * 1024;
/** Lines that wait for a disk that is slow or full; later ones are lost, and counted. */
const MOST_WAITING = 1_000;

/** What of the file system the log needs; a test brings one that is full. */
export type LogDisk = Pick<typeof import('node:fs/promises'), 'appendFile' | 'mkdir' | 'rename' | 'stat'>;

/**
 * The till's log: JSON lines in five files of a megabyte at most. Nobody waits for a line, and a disk that takes none
 * is no failure of the till: what was lost is counted, and the count is the first line that gets through.
 */
export class LogFile {
  readonly #folder: string;
  readonly #wall: () => number;
  readonly #disk: LogDisk;
  readonly #mostBytes: number;
  #waiting: string[] = [];
  #lost = 0;
  #size: number | undefined;
  #writing: Promise<void> | undefined;

  constructor(
    folder: string,
    wall: () => number,
    {
      disk = { appendFile, mkdir, rename, stat },
      mostBytes = MOST_BYTES,
    }: { disk?: LogDisk; mostBytes?: number } = {},
  ) {
    this.#folder = folder;
    this.#wall = wall;
    this.#disk = disk;
    this.#mostBytes = mostBytes;
  }

  /** Never throws, and writes later. */
  readonly write: WriteLog = (entry) => {
    if (this.#waiting.length >= MOST_WAITING) this.#lost += 1;
    else this.#waiting.push(logLine(this.#wall(), entry));
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined));
  };

  /** Resolves once every line so far is written or lost. */
  async written(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting;
      this.#waiting = [];
      const lost = this.#lost;
      const first = lost > 0 ? [logLine(this.#wall(), { event: 'lines-lost', lines: lost })] : [];
      try {
        await this.#append([...first, ...lines].join(''));
        this.#lost -= lost;
      } catch {
        this.#lost += lines.length;
        // Whatever is there now, it may not be what was counted.
        this.#size = undefined;
      }
    }
  }

  async #append(text: string): Promise<void> {
    const file = join(this.#folder, LOG_FILES[0]);
    const bytes = Buffer.byteLength(text);
    this.#size ??= await this.#begin(file);
    if (this.#size > 0 && this.#size + bytes > this.#mostBytes) {
      await this.#rotate();
      this.#size = 0;
    }
    await this.#disk.appendFile(file, text, { mode: 0o600 });
    this.#size += bytes;
  }

  async #begin(file: string): Promise<number> {
    await this.#disk.mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // A folder would take no line, ever, and through a link another file would be written.
    for (const path of LOG_FILES.map((name) => join(this.#folder, name)))
      if (faultOfOwnFile(path, Infinity)) trySetAside(path);
    return (await this.#disk.stat(file).catch(() => undefined))?.size ?? 0;
  }

  /** The oldest file is written over. */
  async #rotate(): Promise<void> {
    for (let index = LOG_FILES.length - 1; index > 0; index -= 1) {
      const [newer, older] = [LOG_FILES[index - 1] ?? '', LOG_FILES[index] ?? ''];
      await this.#disk
        .rename(join(this.#folder, newer), join(this.#folder, older))
        .catch((error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
        });
    }
  }
}
