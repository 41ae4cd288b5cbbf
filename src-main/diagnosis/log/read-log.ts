import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOG_FILES } from './log-file.ts';

/** The last lines of the log, oldest first, at most so many. What cannot be read is left out: never rejects. */
export async function readLog(folder: string, most: number): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  for (const name of LOG_FILES) {
    if (lines.length >= most) break;
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    lines = [...text.split('\n').filter((line) => line !== ''), ...lines];
  }
  return lines.slice(-most);
}
