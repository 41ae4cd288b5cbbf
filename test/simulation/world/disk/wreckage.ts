import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Connection } from '../../../../src-main/ledger/file/connection.ts';
import type { SeededRandom } from '../../random.ts';

const DATABASE = 'ledger.db';
const LOG = 'ledger.db-wal';
/** Of a frame in the write-ahead log: its header and one page. */
const FRAME_BYTES = 24 + 4_096;

/** What a crash leaves of the files, beside what was synced. */
export type Leaves = 'all' | 'torn' | 'damage' | 'power-cut';

/** What the last connection to the ledger asked for: whether each commit is told to reach the disk. */
let syncsEachCommit = true;
const exec: (this: Connection, sql: string) => void = Reflect.get(Connection.prototype, 'exec');
Connection.prototype.exec = function (this: Connection, sql: string) {
  const [, level] = /PRAGMA synchronous = (\w+)/i.exec(sql) ?? [];
  if (level !== undefined) syncsEachCommit = level === 'FULL' || level === 'EXTRA';
  exec.call(this, sql);
};

/** The power fails: what was not told to reach the disk is gone, but for some of what was written last. */
export function cutPower(folder: string, random: SeededRandom): void {
  const log = join(folder, LOG);
  if (!syncsEachCommit && existsSync(log)) truncateSync(log, 0);
  else tearTail(folder, random);
}

/** What a killed program leaves: its files as they are, without its locks and its shared memory. */
export function copyAsLeft(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const file of readdirSync(from)) {
    const isFile = statSync(join(from, file)).isFile();
    if (isFile && !file.endsWith('-shm')) copyFileSync(join(from, file), join(to, file));
  }
}

/** A write that the kill cut short, after the last one that was acknowledged: a part of a frame, or rubbish. */
export function tearTail(folder: string, random: SeededRandom): void {
  const log = join(folder, LOG);
  if (!existsSync(log)) return;
  const bytes = readFileSync(log);
  const isFrame = bytes.length > FRAME_BYTES && random.chance(0.5);
  const tail = isFrame
    ? bytes.subarray(-FRAME_BYTES).subarray(0, random.between(1, FRAME_BYTES - 1))
    : rubbish(random.between(1, 3 * FRAME_BYTES), random);
  appendFileSync(log, tail);
}

/** A page of the database goes bad while the till is down; answers whether there was one. */
export function damagePage(folder: string, random: SeededRandom): boolean {
  const database = join(folder, DATABASE);
  if (!existsSync(database)) return false;
  foldLog(folder);
  const bytes = readFileSync(database);
  const page = random.between(0, Math.floor(bytes.length / 4_096) - 1);
  bytes.set(random.chance(0.5) ? rubbish(4_096, random) : new Uint8Array(4_096), page * 4_096);
  writeFileSync(database, bytes);
  return true;
}

/** Some time later, when the database has what the log had. */
function foldLog(folder: string): void {
  const connection = new Connection(join(folder, DATABASE), folder, () => undefined);
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
}

function rubbish(length: number, random: SeededRandom): Buffer {
  return Buffer.from(Array.from({ length }, () => random.between(0, 255)));
}
