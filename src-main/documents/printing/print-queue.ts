import { failed, succeeded } from '../../../shared/failure.ts';
import { DoublePress } from './double-press.ts';
import { isOver, isSameDocument, isUnprinted, PERHAPS_OUT, stateAfter, stateAfterEnd } from './print-job.ts';
import { readUnprinted } from './unprinted.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { PrintJobView } from '../../../shared/printing/printing.ts';
import type { Delivery } from './deliver.ts';
import type { PrintJob, PrintOrder } from './print-job.ts';
import type { Unprinted } from './unprinted.ts';

export type PrintDocument = (doc: PrintedDocument, copy: boolean, signal: AbortSignal) => Promise<Delivery>;

/** Keeps the names of documents that were not printed across restarts. */
export interface UnprintedMemory {
  load(): unknown;
  save(unprinted: readonly Unprinted[]): void;
}

export interface QueueNeeds {
  readonly clock: Clock;
  readonly print: PrintDocument;
  readonly memory: UnprintedMemory;
}

/** How many printed documents stay on the list. */
const PRINTED_KEPT = 5;
/** How many more printed documents stay on the list because their print is not recorded yet. */
const UNRECORDED_KEPT = 100;
/** How many documents wait for a person who decides: at a kiosk, shoppers order more of a printer that nobody mends. */
const UNPRINTED_KEPT = 100;

/**
 * Prints documents in order, one at a time. A document that fails stays in the queue until a person decides. Nothing is
 * printed later by itself, and nothing at the next start.
 */
export class PrintQueue {
  readonly #needs: QueueNeeds;
  readonly #onChange: () => void;
  readonly #stop = new AbortController();
  #jobs: readonly PrintJob[];
  /** The keys of documents that may have come out, including those no longer on the list. */
  readonly #perhapsOut: Set<string>;
  /** Those that a person took off the list while no record says that they may have come out: the next is a copy. */
  #dropped: readonly Unprinted[] = [];
  readonly #doublePress: DoublePress;
  #given = 0;
  #working = false;

  constructor(needs: QueueNeeds, onChange: () => void) {
    this.#needs = needs;
    this.#onChange = onChange;
    this.#doublePress = new DoublePress(needs.clock);
    const unprinted = readUnprinted(needs.memory.load());
    this.#dropped = unprinted.filter(({ dropped }) => dropped);
    const onList = unprinted.filter(({ dropped }) => !dropped).slice(-UNPRINTED_KEPT);
    this.#jobs = onList.map((kept) => ({
      id: this.#nextId(),
      record: 'not-due' as const,
      ...kept,
    }));
    const perhapsOut = unprinted.filter(({ copy, state }) => copy || state.name === 'uncertain');
    this.#perhapsOut = new Set(perhapsOut.flatMap(({ key }) => key ?? []));
  }

  /**
   * Answers the id of the print job. The second half of a double press belongs to the first, and a document that failed
   * is tried again as the same job.
   */
  add(order: PrintOrder): string {
    const { document: doc, key } = order;
    const latest = this.#jobs.findLast((job) => isSameDocument(job, { ...order, order }));
    const failed = latest?.state.name === 'failed' ? latest : undefined;
    if (latest && !failed && this.#doublePress.belongsToLatest(latest.id)) return latest.id;
    const copy = failed?.copy === true || this.#isCopy(order);
    const id = failed?.id ?? this.#nextId();
    this.#doublePress.belongsToLatest(id);
    const at = this.#needs.clock.wall();
    const state = { name: 'waiting' } as const;
    const named = { id, name: doc.name, at, ...(key !== undefined && { key }) };
    const others = this.#jobs.filter((job) => job !== failed);
    this.#jobs = [...others, { ...named, copy, state, record: 'not-due', order }];
    this.#changed();
    return id;
  }

  /** Prints a failed document again. One that may have been printed is marked as a copy. */
  again(jobId: string): Result<null> {
    const job = this.#find(jobId);
    if (!job?.order || !isOver(job.state)) return NOT_FOUND;
    const isDoublePress = this.#doublePress.belongsToLatest(jobId);
    if (isDoublePress && job.state.name !== 'failed') return succeeded(null);
    job.order.onAskedAgain?.();
    if (job.state.name !== 'failed') job.copy = true;
    // The copy is recorded for itself. One that takes the place of what perhaps came out is that print.
    if (job.state.name === 'printed' && job.record === 'done') job.record = 'not-due';
    job.state = { name: 'waiting' };
    this.#jobs = [...this.#jobs.filter((other) => other !== job), job];
    this.#changed();
    return succeeded(null);
  }

  /** Takes a document off the list, unless it is being printed. */
  drop(jobId: string): Result<null> {
    const job = this.#find(jobId);
    if (!job || job.state.name === 'printing') return NOT_FOUND;
    this.#jobs = this.#jobs.filter((other) => other !== job);
    const { key, name, copy, at, record } = job;
    if (key !== undefined && record !== 'done' && this.#perhapsOut.has(key)) {
      const kept = { name, copy, at, key, state: PERHAPS_OUT, dropped: true } as const;
      const others = this.#dropped.filter((other) => other.key !== key);
      this.#dropped = [...others, kept].slice(-UNPRINTED_KEPT);
    }
    this.#changed();
    return succeeded(null);
  }

  view(): readonly PrintJobView[] {
    return this.#jobs.map(({ id, name, copy, at, state, order }) => ({
      id,
      name,
      copy,
      at,
      state,
      canPrintAgain: order !== undefined && isOver(state),
    }));
  }

  /** Gives up what is being printed. Of what waits, only the names are kept, as not printed. */
  close(): void {
    this.#remember();
    this.#stop.abort();
  }

  #find(jobId: string): PrintJob | undefined {
    return this.#jobs.find(({ id }) => id === jobId);
  }

  #nextId(): string {
    return String(++this.#given);
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let job = this.#next(); job?.order && !this.#stopped(); job = this.#next()) {
      job.copy ||= this.#isCopy(job.order);
      job.state = { name: 'printing' };
      this.#changed();
      const delivery = await this.#needs.print(job.order.document, job.copy, this.#stop.signal);
      if (this.#stopped()) return;
      job.state = stateAfter(delivery);
      // A copy without an original is better than two originals.
      if (delivery.kind !== 'failed' && job.record === 'not-due') job.record = 'due';
      if (delivery.kind === 'uncertain' && job.key !== undefined) this.#perhapsOut.add(job.key);
      if (delivery.kind === 'printed') this.#settleEarlier(job);
      this.#changed();
    }
    this.#working = false;
  }

  /** Nobody has to see to a document that has come out by now, whoever asked for it again. */
  #settleEarlier(printed: PrintJob): void {
    this.#jobs = this.#jobs.filter((job) => !isUnprinted(job.state) || !isSameDocument(job, printed));
  }

  /** Whether the document is a copy. It counts as one unless it is known to be the first. */
  #isCopy({ key, isCopy }: PrintOrder): boolean {
    return (key !== undefined && this.#perhapsOut.has(key)) || attempt(isCopy, true);
  }

  #stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Records what was printed. While the disk is full, only this queue knows that the next print is a copy. */
  #putOnRecord(): void {
    for (const job of this.#jobs.filter(({ record }) => record === 'due')) {
      if (job.order !== undefined && attempt(job.order.onPrinted, false)) {
        job.record = 'done';
        this.#dropped = this.#dropped.filter(({ key }) => key !== job.key);
      } else if (job.key !== undefined) this.#perhapsOut.add(job.key);
    }
  }

  #next(): PrintJob | undefined {
    return this.#jobs.find(({ state }) => state.name === 'waiting');
  }

  #changed(): void {
    this.#putOnRecord();
    const printed = this.#jobs.filter(({ state }) => state.name === 'printed');
    const recorded = printed.filter(({ record }) => record === 'done');
    const unrecorded = printed.filter(({ record }) => record === 'due');
    const unprinted = this.#jobs.filter(({ state, record }) => isUnprinted(state) && record !== 'due');
    const tooOld = new Set([
      ...recorded.slice(0, -PRINTED_KEPT),
      ...unrecorded.slice(0, -UNRECORDED_KEPT),
      ...unprinted.slice(0, -UNPRINTED_KEPT),
    ]);
    this.#jobs = this.#jobs.filter((job) => !tooOld.has(job));
    this.#remember();
    this.#onChange();
    void this.#work();
  }

  #remember(): void {
    const unprinted = this.#jobs.flatMap(({ name, copy, at, key, state, record }) => {
      const left = record === 'due' ? PERHAPS_OUT : stateAfterEnd(state);
      return left ? [{ name, copy, at, ...(key !== undefined && { key }), state: left }] : [];
    });
    attempt(() => this.#needs.memory.save([...unprinted, ...this.#dropped]), undefined);
  }
}

/** Runs work that must not stop the queue when it throws: what waits behind is printed all the same. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    console.error('what belongs to a print job was not done', error);
    return otherwise;
  }
}

const NOT_FOUND = failed({ action: 'fix-input', code: 'print-job-not-found' });
