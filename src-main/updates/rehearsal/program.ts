import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { writeFigures } from './write-figures.ts';
import type { RehearsalWord } from '../ports.ts';

const USAGE = `Writes what a version of the till makes of a record of sales (docs/updates.md).

  FOLDER FILE                 FOLDER has a copy of a ledger, which may be changed; FILE gets a JSON object a line
  FOLDER FILE PROGRAM SHA256  the same by the program of another version, which must have this sum
`;

// What it writes is for the till's user alone, however the process was started.
process.umask(0o077);
// Only a process of Electron has it, whatever the types say.
const { parentPort: till } = process as { readonly parentPort?: NodeJS.Process['parentPort'] };
const [folder, file, program, sum, ...rest] = process.argv.slice(2);
if (folder === undefined || file === undefined || rest.length > 0 || (program !== undefined && !sum)) {
  tell({ trouble: USAGE });
} else if (program === undefined || sum === undefined) {
  // A till that sells goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  void rehearse(resolve(folder), resolve(file)).then(tell);
} else {
  runOther(resolve(program), sum);
}

async function rehearse(folder: string, file: string): Promise<RehearsalWord> {
  try {
    return { lines: await writeFigures(folder, file, () => Date.now()) };
  } catch (error) {
    // Whatever it was: this version cannot do its work on this record.
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Runs another version's program in the place of this one, with this version's SQLite. What is run is what was summed:
 * the file is read once.
 */
function runOther(program: string, sum: string): void {
  const code = readFileSync(program);
  if (createHash('sha256').update(code).digest('hex') !== sum) {
    tell({ trouble: 'The program is not the one that the publisher signed.' });
    return;
  }
  process.argv.splice(4);
  const module = { exports: {} };
  const run = compileFunction(String(code), ['exports', 'require', 'module', '__filename', '__dirname'], {
    filename: program,
  }) as (...scope: readonly unknown[]) => void;
  try {
    run(module.exports, createRequire(import.meta.url), module, program, resolve(program, '..'));
  } catch (error) {
    tell({ trouble: error instanceof Error ? error.message : String(error) });
  }
}

function tell(word: RehearsalWord): void {
  if (till) till.postMessage(word);
  else if ('lines' in word) console.log(`${word.lines} lines`);
  else {
    console.error(word.trouble);
    process.exitCode = 1;
  }
}
