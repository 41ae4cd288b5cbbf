import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { faultOfOwnFile } from '../../plain-file.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import { fileText } from '../hand-over-text.ts';
import type { PackedHandOver } from '../hand-over-maker.ts';

/** Codes of so many tills are far shorter. */
const MOST_BYTES = 1_000_000;
const SHEET = 'codes.csv';
/** A spreadsheet takes a field for a formula that begins so; with an apostrophe before it, it is text. */
const FORM = { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true } as const;

const entrySchema = z.object({
  number: z.coerce.number().int().positive(),
  name: z.string(),
  store: z.string(),
  terminal: z.string(),
  file: z.string(),
  code: z.string(),
  good_until: z.iso.datetime(),
});
type Entry = z.output<typeof entrySchema>;
const COLUMNS = Object.keys(entrySchema.shape);

/** Of which till a package is. */
export interface PackedTill {
  /** Of its line in the file; sorts the sheet. */
  readonly number: number;
  readonly name: string;
  readonly storeName: string;
  readonly terminalId: string;
}

/** The folder of a run: a package for each till, and the sheet with their codes, which is the secret of them all. */
export class FleetFolder {
  readonly #folder: string;
  readonly #mutex = new Mutex();
  #entries: readonly Entry[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes it for this user alone, where it is missing. Rejects when the disk does not take it. */
  async make(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Reads the sheet that is there. */
  async read(): Promise<void> {
    this.#entries = await this.#read();
  }

  /** Epoch milliseconds until which the code of a terminal in the sheet is good; none where it has none. */
  goodUntil(terminalId: string): number | undefined {
    const found = this.#entries.find(({ terminal }) => terminal === terminalId);
    return found && Date.parse(found.good_until);
  }

  /** Puts a package beside the others, and its code into the sheet. A code without its package opens nothing. */
  add({ number, name, storeName, terminalId }: PackedTill, packed: PackedHandOver): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      const file = fileNameOf(number, name);
      await writeFileAtomic(join(this.#folder, file), fileText(packed.bytes));
      const others = this.#entries.filter(({ terminal }) => terminal !== terminalId);
      const good_until = new Date(packed.expiresAt).toISOString();
      const entry = {
        number,
        name,
        store: storeName,
        terminal: terminalId,
        file,
        code: packed.code,
        good_until,
      };
      this.#entries = [...others, entry].sort((a, b) => a.number - b.number);
      const lines = this.#entries.map((each) => COLUMNS.map((column) => each[column as keyof Entry]));
      await writeFileAtomic(join(this.#folder, SHEET), `\uFEFF${stringify([COLUMNS, ...lines], FORM)}`);
    });
  }

  /** One that cannot be read has no codes: every till gets another one. */
  async #read(): Promise<readonly Entry[]> {
    const file = join(this.#folder, SHEET);
    try {
      if (faultOfOwnFile(file, MOST_BYTES)) return [];
      const records: unknown = parse(await readFile(file, 'utf8'), { bom: true, columns: true });
      return z.array(entrySchema).parse(records);
    } catch {
      return [];
    }
  }
}

function fileNameOf(number: number, name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  // Names in far scripts take up to four bytes a letter, and file systems take 255.
  return `${String(number).padStart(3, '0')}-${Array.from(words).slice(0, 40).join('')}.countertop`;
}
