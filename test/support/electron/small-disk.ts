import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 8 * 1024 * 1024;
/** Down to less than the smallest thing that anybody writes. */
const FILLED_BY = [64 * 1024, 4 * 1024, 1024];

/** A real file system of a few megabytes, mounted over one folder. */
export class SmallDisk {
  readonly #folder: string;
  readonly #image: string;

  /** Throws what the system says when this user may not mount. */
  constructor(folder: string, image: string) {
    this.#folder = folder;
    this.#image = image;
    mkdirSync(folder, { recursive: true });
    writeFileSync(image, '');
    truncateSync(image, BYTES);
    system('mke2fs', '-q', '-F', '-t', 'ext4', '-b', '4096', '-m', '0', image);
    this.insert();
  }

  /** Until `free`, no byte more can be written. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    for (const size of FILLED_BY) while (written(file, Buffer.alloc(size))) continue;
    closeSync(file);
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  /** As an administrator does it; refused while a program has a file open for writing. */
  makeReadOnly(): void {
    system('mount', '-o', 'remount,ro', this.#folder);
  }

  makeWritable(): void {
    system('mount', '-o', 'remount,rw', this.#folder);
  }

  /** As the system does it by itself when the disk fails: every write fails from now on, until `remove` and `insert`. */
  fail(): void {
    const device = system('findmnt', '--noheadings', '--output', 'SOURCE', this.#folder).trim();
    writeFileSync(`/sys/fs/ext4/${device.replace('/dev/', '')}/trigger_fs_error`, '1');
  }

  insert(): void {
    system('mount', '-o', 'loop,errors=remount-ro', this.#image, this.#folder);
  }

  remove(): void {
    system('umount', this.#folder);
  }

  get #filler(): string {
    return join(this.#folder, 'something-else');
  }
}

function written(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

function system(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
