import { unlessAborted, within } from '../../supervision/deadline.ts';
import { ASK_IN_TURN, CLEAR, isAnswerInTurn } from './encoding/commands.ts';
import { readStatus } from './status/read-status.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { PrintTrouble } from '../../../shared/printing/printing.ts';
import type { PrinterStatus } from './status/read-status.ts';
import type { OpenLine, PrinterLine } from './transports/printer-line.ts';

/** What became of bytes for a printer. `failed`: it has not been given one of them. */
export type Delivery =
  | { readonly kind: 'printed' }
  | { readonly kind: 'failed'; readonly why: PrintTrouble }
  | { readonly kind: 'uncertain'; readonly why: PrintTrouble };

/** Milliseconds that each step may take. */
export interface Patience {
  readonly open: number;
  /** For one answer of the printer about itself. */
  readonly answer: number;
  /** For a piece of the document to be taken, while the printer works off what it has. */
  readonly take: number;
  /** From the last byte to the word that all is printed, as long as the printer says that it is well. */
  readonly print: number;
  /** The same, of a printer that has never given that word. */
  readonly firstPrint: number;
}

export const PATIENCE: Patience = {
  open: 5_000,
  answer: 1_000,
  take: 15_000,
  print: 60_000,
  firstPrint: 10_000,
};

/** What a printer has shown that it can: from then on silence means trouble. Simple ones can neither, and print. */
export interface PrinterCapabilities {
  /** It tells how it is. */
  readonly tellsStatus: boolean;
  /** It tells when it has worked off what it was given; missing until it had the occasion. */
  readonly tellsEnd?: boolean;
}

/** Small enough for the buffer of any printer, so that "taken" means something. */
const PIECE_BYTES = 512;

export interface DeliveryNeeds {
  readonly openLine: OpenLine;
  readonly clock: Clock;
  readonly patience: Patience;
  /** The printer may hold the rest of an earlier document. */
  readonly clearFirst: boolean;
  readonly capabilities: () => PrinterCapabilities;
  readonly onLearnt: (capability: Partial<PrinterCapabilities>) => void;
}

/**
 * Gives bytes to a printer, once: status before, all of them, status after. Never rejects; an aborted signal counts as
 * an interruption. Whatever is not certain to be printed is cleared away as far as the printer still listens.
 */
export async function deliver(
  bytes: Uint8Array,
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

/** One document on one line. */
class PrintTransmission {
  readonly #line: PrinterLine;
  readonly #needs: DeliveryNeeds;
  readonly #signal: AbortSignal;
  /** Something of the document may be with the printer. */
  #begun = false;

  constructor(line: PrinterLine, needs: DeliveryNeeds, signal: AbortSignal) {
    this.#line = line;
    this.#needs = needs;
    this.#signal = signal;
  }

  async hand(bytes: Uint8Array): Promise<Delivery> {
    try {
      const why = await this.#handed(bytes);
      if (!why) return { kind: 'printed' };
      if (this.#begun) await this.#clear();
      return { kind: this.#begun ? 'uncertain' : 'failed', why };
    } catch (error) {
      return { kind: this.#begun ? 'uncertain' : 'failed', why: whyOf(error, this.#signal) };
    }
  }

  /** Why the document is not certain to be printed. Rejects when the line is lost. */
  async #handed(bytes: Uint8Array): Promise<PrintTrouble | undefined> {
    const before = await this.#status();
    if (before.name === 'trouble') return before.why;
    if (before.name === 'silent' && this.#needs.capabilities().tellsStatus)
      return { code: 'printer-unreachable' };
    if (this.#needs.clearFirst) await this.#clear();
    const stopped = await this.#sent(bytes);
    return stopped || before.name === 'silent' ? stopped : this.#printed();
  }

  async #sent(bytes: Uint8Array): Promise<PrintTrouble | undefined> {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      this.#begun = true;
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      const taken = await this.#within(this.#needs.patience.take, async (limited) => {
        await this.#line.send(piece, limited);
        return true;
      });
      if (!taken) return (await this.#troubleNow()) ?? { code: 'printer-unreachable' };
    }
    return undefined;
  }

  /** Asks behind the document, and waits for the answer as long as the printer says that it is well. */
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
    await this.#line.send(ASK_IN_TURN, this.#signal);
    do {
      const answer = await this.#within(patience.answer, (limited) => unlessAborted(worked, limited));
      const trouble = await this.#troubleNow();
      if (trouble || answer !== undefined) return trouble;
    } while (clock.monotonic() - start < limit);
    if (tellsEnd === true) return { code: 'printer-unreachable' };
    onLearnt({ tellsEnd: false });
    return undefined;
  }

  /** Of a printer that has answered before. */
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

  /** A line that is lost has nothing to clear away; asked afterwards, so that what follows is not cleared, too. */
  async #clear(): Promise<void> {
    const { answer } = this.#needs.patience;
    try {
      await this.#within(answer, (limited) => this.#line.send(CLEAR, limited));
      await this.#status();
    } catch {
      return;
    }
  }

  /** Rejects when the delivery is interrupted meanwhile. */
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
