import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** More would help nobody to decide. */
const MOST_NAMED = 20;

export interface ComparedFigures {
  /** So many lines are in the figures of the version in use. */
  readonly lines: number;
  /** So many of these are sales. */
  readonly sales: number;
  /** So many of them the other version has otherwise, or only one of the two has. */
  readonly differences: number;
  /** The first of them, each as both versions have it; nothing where one has no such line. */
  readonly first: readonly { readonly now?: string; readonly then?: string }[];
}

/** Holds what two versions make of the same record against each other, line by line. Rejects when a file cannot be read. */
export async function compareFigures(now: string, then: string): Promise<ComparedFigures> {
  const others = linesOf(then)[Symbol.asyncIterator]();
  const first: { readonly now?: string; readonly then?: string }[] = [];
  let lines = 0;
  let sales = 0;
  let differences = 0;
  const differs = (one: string | undefined, other: string | undefined): void => {
    differences += 1;
    if (first.length < MOST_NAMED)
      first.push({ ...(one !== undefined && { now: one }), ...(other !== undefined && { then: other }) });
  };
  for await (const line of linesOf(now)) {
    lines += 1;
    if (line.startsWith('{"sale":')) sales += 1;
    const other = await others.next();
    const text = other.done === true ? undefined : other.value;
    if (text !== line) differs(line, text);
  }
  for (let other = await others.next(); other.done !== true; other = await others.next())
    differs(undefined, other.value);
  return { lines, sales, differences, first };
}

const linesOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file), crlfDelay: Infinity });
