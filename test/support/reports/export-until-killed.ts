import { join } from 'node:path';
import { succeeded } from '../../../shared/failure.ts';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import { ExportTask } from '../../../src-main/reports/export-task.ts';
import { writeTable } from '../../../src-main/reports/formats/write-table.ts';
import { memoryIn } from './export-memory.ts';
import { NOTHING_READ } from './nothing-read.ts';
import type { CsvTable } from '../../../src-main/reports/ports.ts';

/** Exports 100,000 lines to `table.csv` in the folder argv[2], each of argv[3] in a file of its own, and waits for ever at the last one. */
const [, , folder = '', linesInFile = '0'] = process.argv;
const lines = Number(linesInFile);
const table: CsvTable = {
  name: 'table',
  ...(lines > 0 && { limit: { lines: lines + 1, bytes: 1_000_000 } }),
  text: async function* () {
    yield 'head\n';
    for (let line = 1; line < 100_000; line += 1) yield `line ${line}\n`;
    console.log('at the last line');
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  },
};
const task: ExportTask = new ExportTask(systemClock, memoryIn(folder), NOTHING_READ, () => undefined);
const day = { year: 2026, month: 5, day: 11 };
await task.run(
  'xero',
  async (run) => {
    const file = join(folder, 'table.csv');
    run.onFile?.(file);
    return succeeded(await writeTable(file, table, run));
  },
  { from: day, to: day },
);
