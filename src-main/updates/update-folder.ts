import { readdir, rm } from 'node:fs/promises';
import { z } from 'zod';
import { readOwnFile } from '../plain-file.ts';
import { writeFileAtomic } from '../write-file-atomic.ts';
import { PACKAGE_KINDS } from './ports.ts';
import { UpdatePlaces } from './update-places.ts';
import type { UpdateEnd } from '../../shared/contract/updates.ts';

const PACKAGE = new RegExp(`\\.(${PACKAGE_KINDS.join('|')})(\\.part)?$`);

/** Of a note: the figures of a record are the longest part of it. */
const MOST_BYTES = 64 * 1024;

/** What is laid down for the next process of the till, which installs before it opens anything. */
const orderSchema = z.object({
  version: z.string(),
  /** The version that gave the order. */
  from: z.string(),
  /** The package's file. */
  file: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** Of the program that goes through the record, which lies in this folder. */
  programSha256: z.string(),
  /** Of the terminal at work. */
  ledgerFolder: z.string(),
  /** What the till knew of its record when it was closed: the new version must know the same. */
  figures: z.string(),
  /** So often the new version has been started to be tried: a power cut may end a try, and is not its fault. */
  tries: z.int(),
  /** So often it was started to sell without coming up; nothing until it has taken the place of the version before. */
  starts: z.int().optional(),
});

export type UpdateOrder = Readonly<z.output<typeof orderSchema>>;

const version = z.string();
const at = z.number();
const endSchema: z.ZodType<UpdateEnd> = z.discriminatedUnion('came', [
  z.object({ came: z.literal('installed'), version, at, from: z.string() }),
  z.object({ came: z.literal('refused'), version, at, differences: z.number() }),
  z.object({ came: z.literal('not-tried'), version, at }),
  z.object({
    came: z.literal('returned'),
    version,
    at,
    why: z.enum(['ended', 'silent', 'other-figures', 'interrupted']),
  }),
  z.object({ came: z.literal('not-written'), version, at }),
]);

/** Where updates lie, with the two notes that processes of the till leave each other there. */
export class UpdateFolder extends UpdatePlaces {
  /** Of earlier versions, or parts of them. */
  async dropOtherPackages(name: string): Promise<void> {
    const others = (await readdir(this.path)).filter(
      (each) => PACKAGE.test(each) && !each.startsWith(name) && this.package(each) !== this.previous,
    );
    for (const each of others) await rm(this.package(each), { force: true });
  }

  /** Nothing where there is none, or none that this version understands. Never rejects. */
  async order(): Promise<UpdateOrder | undefined> {
    const parsed = orderSchema.safeParse(await this.#read(this.orderFile));
    return parsed.success ? parsed.data : undefined;
  }

  async giveOrder(order: UpdateOrder): Promise<void> {
    await writeFileAtomic(this.orderFile, JSON.stringify(order));
  }

  /** With what lies there for it. */
  async dropOrder(): Promise<void> {
    await rm(this.orderFile, { force: true });
    await rm(this.trial, { recursive: true, force: true });
  }

  /** Never rejects. */
  async lastEnd(): Promise<UpdateEnd | undefined> {
    const parsed = endSchema.safeParse(await this.#read(this.lastFile));
    return parsed.success ? parsed.data : undefined;
  }

  async noteEnd(end: UpdateEnd): Promise<void> {
    await writeFileAtomic(this.lastFile, JSON.stringify(end));
  }

  async #read(file: string): Promise<unknown> {
    try {
      return JSON.parse(await readOwnFile(file, MOST_BYTES));
    } catch {
      return undefined; // there is none, or what lies there is no note
    }
  }
}
