import { statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { BACKUPS_KEPT } from '../backup/backup-files.ts';
import { makeBackup, saveBackup } from '../backup/make-backup.ts';
import { isBelow } from '../care/is-below.ts';
import { copiesAside } from '../file/copy-aside.ts';
import { ledgerFiles } from '../file/ledger-files.ts';
import {
  chainInWords,
  confirmationInWords,
  tablesInWords,
  tailInWords,
  WHAT_TO_DO,
} from './chain-in-words.ts';
import { checkLedger } from './check-ledger.ts';
import { exportLedger } from './export-ledger.ts';
import { doLedgerJob, isOfTheSystem } from './job.ts';
import { refuseLedger } from './refuse-ledger.ts';
import { restoreLedger } from './restore-ledger.ts';
import { relationInWords, relationOf } from './record-relation.ts';
import { verifyLedger } from './verify-ledger.ts';
import type { LedgerJob, LedgerJobWord } from './job.ts';
import type { LedgerHealth } from './check-ledger.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

const USAGE = `The ledger's tool (docs/ledger.md). FOLDER is the folder of one terminal, with ledger.db in it.

  verify FOLDER|FILE     proves all of a ledger, or of a backup, row by row, and changes nothing
  verify ONE OTHER       says as well whether OTHER is the same ledger, a copy, or went on by itself
  check FOLDER|FILE      looks at all of a ledger, or of a backup, and changes nothing
  backup FOLDER          makes a backup now, also while the till is open
  backup FOLDER FILE     makes it as FILE, for another disk; no earlier one is removed
  export FOLDER FILE     writes every event and entry to FILE, one JSON object a line
  restore FOLDER BACKUP  puts BACKUP in the ledger's place; what was there is kept beside it
`;

interface Answer {
  /** Said on standard output. */
  readonly words: string;
  readonly exitCode: 0 | 1 | 2;
}

// What it writes is for the till's user alone, however the process was started.
process.umask(0o077);
// Only a process of Electron has it, whatever the types say.
const { parentPort: till } = process as { readonly parentPort?: NodeJS.Process['parentPort'] };
const args = process.argv.slice(2);
if (till) {
  doJob(JSON.parse(args[0] ?? '') as LedgerJob, (word) => till.postMessage(word));
} else {
  const { words, exitCode } = answer(args);
  process.stdout.write(words.endsWith('\n') ? words : `${words}\n`, () => process.exit(exitCode));
}

/** A till that sells goes first. It ends this process when it has heard the end: an exit could overtake the last word. */
function doJob(job: LedgerJob, tell: (word: LedgerJobWord) => void): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  tell({ end: doLedgerJob(job, Date.now(), (percent) => tell({ percent })) });
}

/** What can be mended is an answer in words; anything else is a defect and crashes. */
function answer(args: readonly string[]): Answer {
  try {
    return carryOut(args) ?? { words: USAGE, exitCode: 2 };
  } catch (error) {
    if (!(error instanceof LedgerUnavailable) && !isOfTheSystem(error)) throw error;
    return { words: inWords(error), exitCode: 1 };
  }
}

function inWords({ message, code, path }: NodeJS.ErrnoException): string {
  if (code !== 'ENOENT' || path === undefined) return message;
  return `There is no ${path}. Name the folder of one terminal, with ledger.db in it, or a file that is there.`;
}

function carryOut([command, place, file, ...rest]: readonly string[]): Answer | undefined {
  if (place === undefined || rest.length > 0) return undefined;
  const files = ledgerFiles(resolve(place));
  const now = Date.now();
  if (command === 'restore' && file !== undefined) return restored(restoreLedger(files, resolve(file), now));
  if (command === 'export' && file !== undefined) {
    const { events, entries } = exportLedger(existing(files), targetOf(files, file));
    return done(`${events} events, ${entries} entries of the journal`);
  }
  if (command === 'backup' && file !== undefined) {
    const target = targetOf(files, file);
    saveBackup(existing(files), target);
    return done(target);
  }
  if (command === 'verify') return verify(resolve(place), file === undefined ? undefined : resolve(file));
  if (file !== undefined) return undefined;
  if (command === 'check') return check(resolve(place));
  if (command === 'backup') return done(makeBackup(existing(files), now, BACKUPS_KEPT));
  return undefined;
}

/** Throws the system's error for a folder without a ledger, before anything is made in it. */
function existing(files: LedgerFiles): LedgerFiles {
  refuseOther(files.database);
  return files;
}

/** Whoever opens a pipe waits for good. */
function refuseOther(file: string): void {
  if (!statSync(file).isFile()) throw new LedgerUnavailable(`${file} is no file.`);
}

/** What is written takes the place of what is there, which must be no part of the ledger: a till may have it open. */
function targetOf({ folder }: LedgerFiles, file: string): string {
  const target = resolve(file);
  const isFolder = (path: string): boolean =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder(target)) throw new LedgerUnavailable(`${target} is a folder. Name a file in it.`);
  if (!isFolder(dirname(target))) throw new LedgerUnavailable(`There is no folder ${dirname(target)}.`);
  if (isBelow(folder, target))
    throw new LedgerUnavailable(`${target} is in the folder of the ledger. Name a file elsewhere.`);
  refuseLedger(target);
  return target;
}

function filesAt(
  place: string,
): Pick<LedgerFiles, 'folder' | 'database' | 'wal'> & { readonly mark?: string } {
  if (statSync(place).isDirectory()) return existing(ledgerFiles(place));
  refuseOther(place);
  return { folder: dirname(place), database: place, wal: `${place}-wal` };
}

function check(place: string): Answer {
  return healthInWords(checkLedger(filesAt(place)));
}

function verify(place: string, other: string | undefined): Answer {
  const files = filesAt(place);
  const { health, chain, tables, unreached } = verifyLedger(files);
  const relation = other === undefined ? [] : [relationInWords(relationOf(filesAt(place), filesAt(other)))];
  const isWhole = (chain?.faults ?? []).length === 0 && tables.length === 0 && unreached === undefined;
  const { words, exitCode } = healthInWords(
    health,
    isWhole ? 'Sound' : 'Readable, but not as the till left it',
    chain && ((name) => confirmationInWords(name, chain)),
  );
  const tail = unreached === undefined ? [] : [tailInWords(unreached)];
  return {
    words: [
      words,
      ...(chain ? chainInWords(chain, unreached !== undefined, copiesAside(files.folder)) : []),
      ...tablesInWords(tables),
      ...tail,
      ...(isWhole ? [] : [WHAT_TO_DO]),
      ...relation,
    ].join('\n'),
    exitCode: isWhole ? exitCode : 1,
  };
}

/** @param confirmed what the chain says of the row of this name; missing where no chain was gone through */
function healthInWords(
  health: LedgerHealth,
  standing = 'Sound',
  confirmed?: (name: string) => string,
): Answer {
  if (health.state === 'damaged') {
    const advice = `A till that starts with it repairs it and keeps ${health.salvageable} events.`;
    return { words: ['Damaged:', ...health.faults, advice].join('\n'), exitCode: 1 };
  }
  const { version, sales, openSales, events, entries, unreadable } = health;
  const counts = `${standing} (version ${version}): ${sales} sales, ${openSales} of them open, ${events} events, ${entries} entries of the journal.`;
  if (unreadable.length === 0) return done(counts);
  const kept = `Kept, but with other fields than this version writes: ${unreadable.length}`;
  const named = confirmed ? unreadable.map((name) => `${name}: ${confirmed(name)}`) : unreadable;
  return { words: [counts, kept, ...named].join('\n'), exitCode: 1 };
}

function restored(aside: string | undefined): Answer {
  return done(`Restored.${aside === undefined ? '' : ` What was there before is in ${aside}`}`);
}

function done(words: string): Answer {
  return { words, exitCode: 0 };
}
