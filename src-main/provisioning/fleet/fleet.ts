import { join } from 'node:path';
import { failed, succeeded } from '../../../shared/failure.ts';
import { within } from '../../supervision/deadline.ts';
import { Mutex } from '../../write-file-atomic.ts';
import { checkFleet } from './check-fleet.ts';
import { exampleFile } from './example-file.ts';
import { FleetRun, type FleetDone } from './fleet-run.ts';
import { readFleetCsv } from './read-fleet-csv.ts';
import type { FleetCheck, FleetRunView } from '../../../shared/contract/back-office/fleet.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { FleetRecordFile, FleetTill } from './fleet-record.ts';
import type { FleetRow } from './fleet-row.ts';
import type { FleetPorts } from './ports.ts';

export interface FleetParts extends FleetPorts {
  readonly file: FleetRecordFile;
  /** Whenever `view` is another one. */
  readonly onChange: () => void;
}

interface Checked extends FleetCheck {
  readonly rows: readonly FleetRow[];
}

/** The longest that somebody waits for a location that they can type as well. */
const LOCATED_WITHIN_MS = 5_000;
const REFUSED: Failure = { action: 'fix-input', code: 'command-refused' };

/** Many tills from a file, at the till of a manager: one run at a time, which outlives a restart. */
export class Fleet {
  /** Runs that still end, by their file: the next session of a terminal reads it only then. */
  static readonly #ending = new Map<string, Promise<void>>();
  readonly #parts: FleetParts;
  #running: Promise<void> = Promise.resolve();
  readonly #mutex = new Mutex();
  #run: FleetRun | undefined;
  #loaded = false;
  readonly #closed = new AbortController();

  constructor(parts: FleetParts) {
    this.#parts = parts;
  }

  /** The run that is under way, or was stopped; nothing before `get` has read it. */
  view(): FleetRunView | undefined {
    return this.#run?.view();
  }

  /** Reads what an earlier start has left. */
  get(): Promise<Result<FleetRunView | null>> {
    return this.#mutex.runExclusive(async () => {
      await this.#load();
      return succeeded(this.view() ?? null);
    });
  }

  /**
   * A file to begin with, for this till's location. Its manager types the location where a back office alone has no terminal, or
   * where the service does not answer in time.
   */
  async *example(): AsyncGenerator<string> {
    const { service, own, clock } = this.#parts;
    const asked = () => service.terminal(own.terminalId);
    const terminal = await within(clock, LOCATED_WITHIN_MS, this.#closed.signal, asked);
    yield exampleFile(terminal?.ok === true ? terminal.value.location?.id : undefined);
  }

  /** Everything that is wrong with a file, or what it would do. */
  async check(text: string): Promise<Result<FleetCheck>> {
    const checked = await this.#check(text);
    if (!checked.ok) return checked;
    const { faults, creates, takes } = checked.value;
    return succeeded({ faults, creates, takes });
  }

  /**
   * Checks the file once more and begins, in a folder of its own below the one that is chosen. `command-refused` while another
   * run is not over or forgotten.
   */
  start(
    text: string,
    chooseFolder: () => Promise<string | undefined>,
    done: FleetDone,
  ): Promise<Result<{ readonly fileName?: string; readonly check?: FleetCheck }>> {
    return this.#mutex.runExclusive(async () => {
      await this.#load();
      if (this.#run) return failed(REFUSED);
      const checked = await this.#check(text);
      if (!checked.ok) return checked;
      const { rows, ...check } = checked.value;
      if (check.faults.length > 0) return succeeded({ check });
      const chosen = await chooseFolder();
      if (chosen === undefined) return succeeded({});
      const fileName = folderName(this.#parts.clock.wall());
      const run = new FleetRun(
        { version: 1, folder: join(chosen, fileName), tills: rows.map(newTill) },
        this.#parts,
      );
      const made = await run.makeFolder();
      if (!made.ok) return made;
      this.#run = run;
      this.#go(run, false, done);
      return succeeded({ fileName });
    });
  }

  /** Goes on where it was stopped; with `anew` each till gets another package and code. */
  resume(anew: boolean, done: FleetDone): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      await this.#load();
      if (!this.#run || this.#run.isBusy) return failed(REFUSED);
      this.#go(this.#run, anew, done);
      return succeeded(null);
    });
  }

  stop(): void {
    this.#run?.stop();
  }

  /** Terminals, packages and codes stay as they are. */
  forget(): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      await this.#load();
      if (this.#run?.isBusy === true) return failed(REFUSED);
      await this.#parts.file.remove();
      this.#run = undefined;
      this.#parts.onChange();
      return succeeded(null);
    });
  }

  /** The till ends, or another terminal is at work: a run goes on when somebody resumes it. Resolves once nothing of it is written any more. */
  close(): Promise<void> {
    this.#closed.abort();
    this.#run?.stop();
    Fleet.#ending.set(this.#parts.file.path, this.#running);
    return this.#running;
  }

  #go(run: FleetRun, anew: boolean, done: FleetDone): void {
    if (!this.#closed.signal.aborted) this.#running = run.run(anew, done);
  }

  async #load(): Promise<void> {
    if (this.#loaded) return;
    const { file } = this.#parts;
    await Fleet.#ending.get(file.path);
    const record = await file.load();
    const run = record && new FleetRun(record, this.#parts);
    await run?.open();
    this.#run = run;
    this.#loaded = true;
  }

  async #check(text: string): Promise<Result<Checked>> {
    const { rows, faults } = readFleetCsv(text);
    if (faults.length > 0) return succeeded({ rows, faults, creates: 0, takes: 0 });
    const found = await checkFleet(rows, this.#parts);
    if (!found.ok) return found;
    const creates = rows.filter(({ terminalId }) => terminalId === undefined).length;
    return succeeded({ rows, faults: found.value, creates, takes: rows.length - creates });
  }
}

function newTill(row: FleetRow): FleetTill {
  const { terminalId } = row;
  return terminalId === undefined
    ? { row, state: 'new', updated: false }
    : { row, state: 'taken', terminalId, updated: false };
}

/** By the computer's clock, so that two runs have two folders. */
function folderName(now: number): string {
  return `tills-${new Date(now).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;
}
