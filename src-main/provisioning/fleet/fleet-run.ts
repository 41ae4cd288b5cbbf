import { basename } from 'node:path';
import { notWritten, succeeded } from '../../../shared/failure.ts';
import { FleetFolder } from './fleet-folder.ts';
import { askedOf } from './fleet-row.ts';
import { terminalFor, type TillTrouble } from './fleet-till.ts';
import { inLanes } from './in-lanes.ts';
import type { FleetRefusal, FleetRunView } from '../../../shared/contract/back-office/fleet.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { FleetRecord, FleetRecordFile, FleetTill } from './fleet-record.ts';
import type { FleetPorts } from './ports.ts';

/** Each code takes 128 MiB and half a second to make. */
const LANES = 3;
/** Between tries of what may pass by itself; then the run stops and can go on. */
const PAUSES_MS = [2_000, 10_000, 30_000] as const;
/** A code that is on the sheet is left as it is while a person has this long to type it. */
const GOOD_ENOUGH_MS = 20 * 60_000;

/** What leaves an entry in the till's journal. */
export type FleetDone = (
  what: 'terminal-created' | 'terminal-updated' | 'terminal-handed-over',
  id: string,
) => void;

interface RunParts extends FleetPorts {
  readonly file: FleetRecordFile;
  readonly onChange: () => void;
}

/** One run over many tills: their terminals, then a package and a code for each. It is stopped and goes on at any till. */
export class FleetRun {
  readonly #parts: RunParts;
  readonly #folder: FleetFolder;
  readonly #tills: Map<number, FleetTill>;
  readonly #path: string;
  #packed = new Set<number>();
  readonly #refused = new Map<number, FleetRefusal>();
  #stop = new AbortController();
  #state: FleetRunView['state'] = 'stopped';
  #failure: Failure | undefined;

  constructor({ folder, tills, done = false }: FleetRecord, parts: RunParts) {
    this.#parts = parts;
    this.#path = folder;
    this.#folder = new FleetFolder(folder);
    this.#tills = new Map(tills.map((till) => [till.row.line, till]));
    if (done) this.#packed = new Set(this.#tills.keys());
  }

  /** Of a new run. Fails where the disk does not take it. */
  async makeFolder(): Promise<Result<null>> {
    try {
      await this.#folder.make();
      return succeeded(null);
    } catch (error) {
      return notWritten(error);
    }
  }

  /** Of a run of an earlier start: reads which codes are there. */
  async open(): Promise<void> {
    await this.#folder.read();
    for (const [line, { terminalId }] of this.#tills) if (this.#isGood(terminalId)) this.#packed.add(line);
    if (this.#areAllPacked) this.#state = 'done';
  }

  get isBusy(): boolean {
    return this.#state === 'running' || this.#state === 'stopping';
  }

  view(): FleetRunView {
    const tills = [...this.#tills.values()];
    const ends = tills.flatMap(({ terminalId = '' }) => this.#folder.goodUntil(terminalId) ?? []);
    return {
      state: this.#state,
      total: tills.length,
      packed: this.#packed.size,
      created: tills.filter(({ state }) => state === 'made').length,
      refused: [...this.#refused.values()].sort((a, b) => a.line - b.line),
      ...(this.#failure && { failure: this.#failure }),
      folder: basename(this.#path),
      ...(ends.length > 0 && { expiresAt: Math.min(...ends) }),
    };
  }

  /** Goes on until every till has its code, the service refuses the run, or it is stopped. With `anew` each gets another code. */
  async run(anew: boolean, done: FleetDone): Promise<void> {
    if (this.isBusy) return;
    this.#stop = new AbortController();
    this.#failure = undefined;
    this.#refused.clear();
    this.#packed.clear();
    if (!anew)
      for (const [line, { terminalId }] of this.#tills) if (this.#isGood(terminalId)) this.#packed.add(line);
    this.#show('running');
    const { signal } = this.#stop;
    const lines = [...this.#tills.keys()].filter((line) => !this.#packed.has(line));
    try {
      await this.#folder.make();
      await this.#save();
      await inLanes(lines, LANES, (line) => this.#patiently(line, done, signal));
      if (this.#areAllPacked) await this.#save();
    } catch (error) {
      if (!signal.aborted) this.#failure = failureOf(error);
    }
    this.#show(this.#areAllPacked ? 'done' : 'stopped');
  }

  /** The tills under way are finished first: no answer is lost by it. */
  stop(): void {
    if (this.#state === 'running') this.#show('stopping');
    this.#stop.abort();
  }

  /** What may pass is waited for; what is about one till is shown beside it; all else stops the run. */
  async #patiently(line: number, done: FleetDone, signal: AbortSignal): Promise<void> {
    for (const pause of [...PAUSES_MS, undefined]) {
      if (signal.aborted) return;
      const trouble = await this.#once(line, done, signal);
      if (!trouble) return;
      const { failure } = trouble;
      if (failure === 'found-twice' || failure.action === 'fix-input') {
        this.#refuse(line, failure);
        return;
      }
      const mayPass = failure.action === 'wait' || failure.action === 'try-again';
      if (!mayPass || pause === undefined) {
        this.#failure ??= failure;
        this.#stop.abort();
        return;
      }
      await this.#parts.clock.sleep(pause, signal).catch(() => undefined);
    }
  }

  /** One till, up to its code. A disk that is full is trouble too. */
  async #once(line: number, done: FleetDone, signal: AbortSignal): Promise<TillTrouble | undefined> {
    const till = this.#tills.get(line);
    if (!till) return undefined;
    const { service, clock, pack } = this.#parts;
    try {
      const known = await terminalFor(till, {
        service,
        clock,
        signal,
        keep: (next) => this.#keep(next),
        isOthers: (id) =>
          [...this.#tills.values()].some(({ row, terminalId }) => row.line !== line && terminalId === id),
      });
      if ('failure' in known) return known;
      const { terminalId = '', row } = known;
      if (till.terminalId === undefined) done('terminal-created', terminalId);
      else if (!till.updated && known.updated) done('terminal-updated', terminalId);
      const packed = await pack({ id: terminalId, ...askedOf(row) });
      if (!packed.ok) return { failure: packed.failure };
      const { name = terminalId } = row;
      await this.#folder.add(
        { number: line - 1, name, storeName: packed.value.storeName, terminalId },
        packed.value,
      );
      done('terminal-handed-over', terminalId);
      this.#packed.add(line);
      this.#parts.onChange();
      return undefined;
    } catch (error) {
      return signal.aborted ? { failure: STOPPED } : { failure: failureOf(error) };
    }
  }

  #refuse(line: number, failure: FleetRefusal['failure']): void {
    const row = this.#tills.get(line)?.row;
    this.#refused.set(line, { line, name: row?.name ?? row?.terminalId ?? '', failure });
    this.#parts.onChange();
  }

  /** What the disk does not take is not known either: the next try finds its terminal again, and says in the journal that it was made. */
  async #keep(till: FleetTill): Promise<void> {
    const { line } = till.row;
    const before = this.#tills.get(line) ?? till;
    this.#tills.set(line, till);
    try {
      await this.#save();
    } catch (error) {
      this.#tills.set(line, before);
      throw error;
    }
  }

  #save(): Promise<void> {
    const tills = [...this.#tills.values()];
    return this.#parts.file.save({ version: 1, folder: this.#path, tills, done: this.#areAllPacked });
  }

  get #areAllPacked(): boolean {
    return this.#packed.size === this.#tills.size;
  }

  #isGood(terminalId: string | undefined): boolean {
    const until = terminalId === undefined ? undefined : this.#folder.goodUntil(terminalId);
    return until !== undefined && until > this.#parts.clock.wall() + GOOD_ENOUGH_MS;
  }

  #show(state: FleetRunView['state']): void {
    this.#state = state;
    this.#parts.onChange();
  }
}

const STOPPED: Failure = { action: 'try-again', code: 'change-unconfirmed' };

function failureOf(error: unknown): Failure {
  const written: Result<null> = notWritten(error);
  return written.ok ? STOPPED : written.failure;
}
