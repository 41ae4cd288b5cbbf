import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { isMissing, isOfDisk } from '../../disk-errors.ts';
import { faultOfOwnFile } from '../../plain-file.ts';
import { trySetAside } from '../../set-aside.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import { fleetRowSchema } from './fleet-row.ts';

const MOST_BYTES = 2_000_000;

/**
 * `sent`: its making was asked for, and the answer is not on the disk; before it is asked for again, it is looked up.
 * `made`: by this run. `taken`: it was there before.
 */
const tillSchema = z.object({
  row: fleetRowSchema,
  state: z.enum(['new', 'sent', 'made', 'taken']),
  terminalId: z.string().exactOptional(),
  /** Name and tenders of one that was there are as the file has them. */
  updated: z.boolean(),
});
export type FleetTill = z.output<typeof tillSchema>;

const recordSchema = z.object({
  version: z.literal(1),
  /** Where packages and codes are, an absolute path. */
  folder: z.string(),
  tills: z.array(tillSchema),
  /** Every till has had its code; the sheet may be deleted by now, and the codes may have ended. */
  done: z.boolean().exactOptional(),
});
export type FleetRecord = z.output<typeof recordSchema>;

/** What a run has done so far, in one file of the till's folder, so that it goes on after any end. It holds no secret and no code. */
export class FleetRecordFile {
  readonly path: string;
  readonly #mutex = new Mutex();

  constructor(path: string) {
    this.path = path;
  }

  /**
   * What cannot be made sense of is set aside: which terminals it made can be seen at the service. Rejects where the disk does not give
   * the file now.
   */
  async load(): Promise<FleetRecord | undefined> {
    try {
      if (faultOfOwnFile(this.path, MOST_BYTES)) throw new TypeError('not a file of a run');
      return recordSchema.parse(JSON.parse(await readFile(this.path, 'utf8')));
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (isOfDisk(error)) throw error;
      trySetAside(this.path);
      return undefined;
    }
  }

  /** Resolves once it is on the disk. Rejects when the disk does not take it. */
  save(record: FleetRecord): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      await writeFileAtomic(this.path, JSON.stringify(record));
    });
  }

  remove(): Promise<void> {
    return this.#mutex.runExclusive(() => rm(this.path, { force: true }));
  }
}
