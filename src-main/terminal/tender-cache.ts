import { tenderView } from '../../shared/view/tender-labels.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { TenderView } from '../../shared/contract/views.ts';
import type { Result } from '../../shared/failure.ts';

/** Hours are what the specification allows ("Partners, merchants, locations, terminals"). */
const GOOD_FOR_MS = 6 * 60 * 60_000;

export interface RememberedTenders {
  readonly readAt: number;
  readonly types: readonly string[];
}

/** Where the tenders outlive a restart. */
export interface TenderMemory {
  load(): RememberedTenders | undefined;
  save(tenders: RememberedTenders): void;
}

export type ReadTenders = (signal: AbortSignal) => Promise<Result<readonly string[]>>;

/**
 * The terminal's enabled tenders, only to be shown: the service decides at each payment. A failed reading keeps what
 * was known; no event announces a change, so they are read again after hours, or after a failure that says so.
 */
export class TenderCache {
  readonly #clock: Clock;
  readonly #memory: TenderMemory;
  readonly #read: ReadTenders;
  #known: RememberedTenders | undefined;
  #reading: Promise<void> | undefined;

  constructor(clock: Clock, memory: TenderMemory, read: ReadTenders) {
    this.#clock = clock;
    this.#memory = memory;
    this.#read = read;
    this.#known = loaded(memory);
  }

  view(): readonly TenderView[] {
    return (this.#known?.types ?? []).map(tenderView);
  }

  /** Reads the tenders unless they were read within hours. Never rejects. */
  async load(signal: AbortSignal): Promise<void> {
    const age = this.#clock.wall() - (this.#known?.readAt ?? Number.NEGATIVE_INFINITY);
    // A negative age means that the clock was set back: nothing can be said of such a reading.
    if (age < 0 || age >= GOOD_FOR_MS) await this.refresh(signal);
  }

  /** Reads the tenders now; calls at the same time share one reading. Never rejects. */
  refresh(signal: AbortSignal): Promise<void> {
    this.#reading ??= this.#refresh(signal).finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #refresh(signal: AbortSignal): Promise<void> {
    const answer = await this.#read(signal);
    if (!answer.ok) return;
    this.#known = { readAt: this.#clock.wall(), types: answer.value };
    try {
      this.#memory.save(this.#known);
    } catch (error) {
      // They are read again after the next start.
      console.error('the tenders were not kept', error);
    }
  }
}

/** A disk that does not give them must not keep the till from its payments: they are read again at the next sign-in. */
function loaded(memory: TenderMemory): RememberedTenders | undefined {
  try {
    return memory.load();
  } catch (error) {
    console.error('the tenders that were kept cannot be read', error);
    return undefined;
  }
}
