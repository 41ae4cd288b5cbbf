import { isDeepStrictEqual } from 'node:util';
import { deliver, PATIENCE } from './deliver.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { PrinterAddress } from '../../../shared/printing/printing.ts';
import type { Delivery, PrinterBytes, PrinterCapabilities, Patience } from './deliver.ts';
import type { OpenLine } from './transports/printer-line.ts';

export interface PrinterNeeds {
  readonly clock: Clock;
  readonly openLineTo: (address: PrinterAddress) => OpenLine;
  /** How long each step may take; without it, the usual times. */
  readonly patience?: Patience;
}

export interface PrinterFacts {
  readonly address: PrinterAddress;
  readonly capabilities: PrinterCapabilities;
}

/** The till's printer. It has one connection at a time and remembers what the printer has shown it can do. */
export class Printer {
  readonly #needs: PrinterNeeds;
  readonly #openLine: OpenLine;
  readonly #onLearnt: (capabilities: PrinterCapabilities) => void;
  #capabilities: PrinterCapabilities;
  #mayHoldMore = false;
  #last: Promise<unknown> = Promise.resolve();

  /** `onLearnt` is called when the printer shows that it can do something new. */
  constructor(
    { address, capabilities }: PrinterFacts,
    needs: PrinterNeeds,
    onLearnt: (capabilities: PrinterCapabilities) => void,
  ) {
    this.#needs = needs;
    this.#openLine = needs.openLineTo(address);
    this.#capabilities = capabilities;
    this.#onLearnt = onLearnt;
  }

  /** Gives the printer bytes, after those it is being given now. Never rejects. */
  give(bytes: PrinterBytes, signal: AbortSignal): Promise<Delivery> {
    const delivery = this.#last.then(() => this.#deliver(bytes, signal));
    this.#last = delivery;
    return delivery;
  }

  async #deliver(bytes: PrinterBytes, signal: AbortSignal): Promise<Delivery> {
    const delivery = await deliver(
      bytes,
      {
        openLine: this.#openLine,
        clock: this.#needs.clock,
        patience: this.#needs.patience ?? PATIENCE,
        clearFirst: this.#mayHoldMore,
        capabilities: () => this.#capabilities,
        onLearnt: (capability) => this.#learn(capability),
      },
      signal,
    );
    if (delivery.kind !== 'failed') this.#mayHoldMore = delivery.kind === 'uncertain';
    return delivery;
  }

  #learn(capability: Partial<PrinterCapabilities>): void {
    const capabilities = { ...this.#capabilities, ...capability };
    if (isDeepStrictEqual(capabilities, this.#capabilities)) return;
    this.#capabilities = capabilities;
    this.#onLearnt(capabilities);
  }
}
