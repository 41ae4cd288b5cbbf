import { unlessAborted, within } from '../../supervision/deadline.ts';
import { ASK_IN_TURN, CLEAR, isAnswerInTurn } from './encoding/commands.ts';
import { readStatus } from './status/read-status.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { PrintTrouble } from '../../../shared/printing/printing.ts';
import type { PrinterStatus } from './status/read-status.ts';
import type { OpenLine, PrinterLine } from './transports/printer-line.ts';

/** What became of bytes for a printer. `failed` means that it received none of them. */
export type Delivery =
  | { readonly kind: 'printed' }
  | { readonly kind: 'failed'; readonly why: PrintTrouble }
  | { readonly kind: 'uncertain'; readonly why: PrintTrouble };

/** How many milliseconds each step may take. */
export interface Patience {
  readonly open: number;
  /** For one answer about the printer's status. */
  readonly answer: number;
  /** For the printer to take a piece of the document while it processes what it has. */
  readonly take: number;
  /** From the last byte to the answer that all is printed, as long as the printer reports no trouble. */
  readonly print: number;
  /** The same for a printer that has never given that answer. */
  readonly firstPrint: number;
}

export const PATIENCE: Patience = {
  open: 5_000,
  answer: 1_000,
  take: 15_000,
  print: 60_000,
  firstPrint: 10_000,
};

/** What a printer has shown it can do. From then on, silence means trouble. Simple printers can do neither and still print. */
export interface PrinterCapabilities {
  /** Whether the printer reports its status. */
  readonly tellsStatus: boolean;
  /** Whether the printer tells when it has processed everything; missing until it had the occasion. */
  readonly tellsEnd?: boolean;
}

/** `inTrouble` is what a printer is given instead that reports no paper, an open cover or a pause. It acts on it at once. */
export interface PrinterBytes {
  readonly usually: Uint8Array;
  readonly inTrouble?: Uint8Array;
}

/** How many bytes are sent at once: few enough for the buffer of any printer, so that "taken" means something. */
const PIECE_BYTES = 512;

export interface DeliveryNeeds {
  readonly openLine: OpenLine;
  readonly clock: Clock;
  readonly patience: Patience;
  /** Whether the printer may hold the rest of an earlier document. */
  readonly clearFirst: boolean;
  readonly capabilities: () => PrinterCapabilities;
  readonly onLearnt: (capability: Partial<PrinterCapabilities>) => void;
}

/**
 * Gives bytes to a printer once: asks for its status, sends all bytes, and asks again. Never rejects; an aborted signal
 * counts as an interruption. What is not certain to be printed is cleared, as far as the printer still listens.
 */
export async function deliver(
  bytes: PrinterBytes,
  needs: DeliveryNeeds,
  signal: AbortSignal,
): Promise<Delivery> {
  let line: PrinterLine | undefined;
  try {
    line = await within(needs.clock, needs.patience.open, signal, needs.openLine);
    signal.throwIfAborted();
  } catch (error) {
    return { kind: 'failed', why: whyOf(error, signal) };
  }
  if (!line) return { kind: 'failed', why: { code: 'printer-unreachable' } };
  const delivery = await new PrintTransmission(line, needs, signal).hand(bytes);
  await line.close(delivery.kind === 'printed' ? 'finish' : 'drop');
  return delivery;
}

/** The transmission of one document on one line. */
class PrintTransmission {
  readonly #line: PrinterLine;
  readonly #needs: DeliveryNeeds;
  readonly #signal: AbortSignal;
  /** Whether the printer may have received some of the document. */
  #begun = false;

  constructor(line: PrinterLine, needs: DeliveryNeeds, signal: AbortSignal) {
    this.#line = line;
    this.#needs = needs;
    this.#signal = signal;
  }

  async hand(bytes: PrinterBytes): Promise<Delivery> {
    try {
      const why = await this.#handed(bytes);
      if (!why) return { kind: 'printed' };
      if (this.#begun) await this.#clear();
      return { kind: this.#begun ? 'uncertain' : 'failed', why };
    } catch (error) {
      return { kind: this.#begun ? 'uncertain' : 'failed', why: whyOf(error, this.#signal) };
    }
  }

  /** Hands over the document. Answers why it is not certain to be printed, if so. Rejects when the line is lost. */
  async #handed({ usually, inTrouble }: PrinterBytes): Promise<PrintTrouble | undefined> {
    const before = await this.#status();
    if (before.name === 'trouble') {
      // A printer with a fault ignores what it is given.
      const isIgnored = inTrouble === undefined || before.why.code === 'printer-error';
      return isIgnored ? before.why : this.#sent(inTrouble);
    }
    if (before.name === 'silent' && this.#needs.capabilities().tellsStatus)
      return { code: 'printer-unreachable' };
    if (this.#needs.clearFirst) await this.#clear();
    const stopped = await this.#sent(usually);
    return stopped || before.name === 'silent' ? stopped : this.#printed();
  }

  async #sent(bytes: Uint8Array): Promise<PrintTrouble | undefined> {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      this.#begun = true;
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      const stopped = await this.#taken(piece);
      if (stopped) return stopped;
    }
    return undefined;
  }

  /** Sends a few bytes. Answers why the printer has not taken them in time, if so. */
  async #taken(piece: Uint8Array): Promise<PrintTrouble | undefined> {
    const taken = await this.#within(this.#needs.patience.take, async (limited) => {
      await this.#line.send(piece, limited);
      return true;
    });
    return taken ? undefined : ((await this.#troubleNow()) ?? { code: 'printer-unreachable' });
  }

  /** Asks after the document and waits for the answer as long as the printer reports no trouble. */
  async #printed(): Promise<PrintTrouble | undefined> {
    const { clock, patience, capabilities, onLearnt } = this.#needs;
    const { tellsEnd } = capabilities();
    const start = clock.monotonic();
    const limit = tellsEnd === true ? patience.print : tellsEnd === undefined ? patience.firstPrint : 0;
    const worked = this.#line.receive(isAnswerInTurn, this.#signal);
    worked.then(
      () => onLearnt({ tellsEnd: true }),
      () => undefined, // whoever waits for it at the time hears of it
    );
    const stopped = await this.#taken(ASK_IN_TURN);
    if (stopped) return stopped;
    do {
      const answer = await this.#within(patience.answer, (limited) => unlessAborted(worked, limited));
      const trouble = await this.#troubleNow();
      if (trouble || answer !== undefined) return trouble;
    } while (clock.monotonic() - start < limit);
    if (tellsEnd === true) return { code: 'printer-unreachable' };
    onLearnt({ tellsEnd: false });
    return undefined;
  }

  /** Answers the present trouble of a printer that has answered before. */
  async #troubleNow(): Promise<PrintTrouble | undefined> {
    const status = await this.#status();
    if (status.name === 'trouble') return status.why;
    return status.name === 'silent' ? { code: 'printer-unreachable' } : undefined;
  }

  async #status(): Promise<PrinterStatus> {
    const { clock, patience, onLearnt } = this.#needs;
    const status = await readStatus(this.#line, { clock, patience: patience.answer }, this.#signal);
    if (status.name !== 'silent') onLearnt({ tellsStatus: true });
    return status;
  }

  /** Clears what is not printed, then asks, so that what follows is not cleared as well. On a lost line nothing is done. */
  async #clear(): Promise<void> {
    const { answer } = this.#needs.patience;
    try {
      await this.#within(answer, (limited) => this.#line.send(CLEAR, limited));
      await this.#status();
    } catch {
      return;
    }
  }

  /** Runs work for at most this many milliseconds. Rejects when the delivery is interrupted meanwhile. */
  async #within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const answer = await within(this.#needs.clock, ms, this.#signal, work);
    this.#signal.throwIfAborted();
    return answer;
  }
}

const MAX_DETAIL = 200;

function whyOf(error: unknown, signal: AbortSignal): PrintTrouble {
  if (signal.aborted) return { code: 'print-interrupted' };
  const detail = error instanceof Error ? error.message : String(error);
  return { code: 'printer-unreachable', detail: detail.slice(0, MAX_DETAIL) };
}
