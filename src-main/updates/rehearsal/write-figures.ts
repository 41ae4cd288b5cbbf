import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { openLedger } from '../../ledger/open-ledger.ts';
import { figuresOf } from './figures.ts';

/**
 * Opens the ledger in `folder` as this version of the till does, changing its form where the version has another, and
 * writes its figures to `target`, one JSON object a line. Answers how many lines. The ledger must be a copy: what a
 * newer version has changed, an older one cannot read. Throws `LedgerUnavailable`; rejects with the system's error when
 * `target` cannot be written.
 */
export async function writeFigures(folder: string, target: string, wall: () => number): Promise<number> {
  const { ledger, recorded: sales, journal } = openLedger(folder, wall);
  let lines = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const line of figuresOf({ sales, journal })) {
      lines += 1;
      yield `${JSON.stringify(line)}\n`;
    }
  }
  try {
    await pipeline(texts, createWriteStream(target, { mode: 0o600 }));
    return lines;
  } finally {
    ledger.close();
  }
}
