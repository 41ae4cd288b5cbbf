import { isDeepStrictEqual } from 'node:util';
import { failed, notWritten, succeeded } from '../../../shared/failure.ts';
import { copyOf } from '../../../shared/printing/printed-document.ts';
import { CashDrawer } from './cash-drawer.ts';
import { Printer } from './printer.ts';
import { PrintQueue } from './print-queue.ts';
import { readSavedPrinter } from './saved-printer.ts';
import { testPrint } from './test-print.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { PrinterCandidate, PrinterSettings, PrintingView } from '../../../shared/printing/printing.ts';
import type { AllMessages } from '../../../shared/messages/messages.ts';
import type { OnDrawerOpened } from './cash-drawer.ts';
import type { Delivery, PrinterBytes } from './deliver.ts';
import type { DocumentRaster } from './encoding/encode-document.ts';
import type { PrinterFacts, PrinterNeeds } from './printer.ts';
import type { PrintOrder } from './print-job.ts';
import type { UnprintedMemory } from './print-queue.ts';
import type { PrinterMemory, SavedPrinter } from './saved-printer.ts';

export interface PrintingNeeds extends PrinterNeeds {
  readonly memory: { readonly printer: PrinterMemory; readonly unprinted: UnprintedMemory };
  readonly raster: DocumentRaster;
  readonly findCandidates: () => Promise<readonly PrinterCandidate[]>;
  readonly onDrawerOpened: OnDrawerOpened;
}

/** The till's receipt printer, what is on its way to it, and the drawer beside it. */
export class Printing {
  readonly drawer: CashDrawer;
  readonly #needs: PrintingNeeds;
  readonly #onChange: () => void;
  readonly #queue: PrintQueue;
  readonly #stop = new AbortController();
  #saved: SavedPrinter | undefined;
  #printer: Printer | undefined;

  /** `onChange` is called whenever `view` answers something new. Prints nothing that was left from an earlier start. */
  constructor(needs: PrintingNeeds, onChange: () => void) {
    const { clock, memory } = needs;
    this.#needs = needs;
    this.#onChange = onChange;
    this.#saved = readSavedPrinter(memory.printer.load());
    if (this.#saved) {
      const { settings, habits: capabilities } = this.#saved;
      this.#printer = this.#connect({ address: settings.address, capabilities });
    }
    this.#queue = new PrintQueue(
      { clock, memory: memory.unprinted, print: (doc, copy, signal) => this.#print(doc, copy, signal) },
      onChange,
    );
    this.drawer = new CashDrawer(
      {
        clock,
        onOpened: needs.onDrawerOpened,
        rule: () => this.#saved?.settings.drawer,
        give: (bytes) => this.#give(bytes, this.#stop.signal),
      },
      onChange,
    );
  }

  view(): PrintingView {
    const drawerFailure = this.drawer.failure();
    return {
      ...(this.#saved && { printer: this.#saved.settings }),
      jobs: this.#queue.view(),
      ...(drawerFailure && { drawerFailure }),
    };
  }

  /** Whether a printer is saved. Whether it works shows when something is printed. */
  ready(): boolean {
    return this.#saved !== undefined;
  }

  /** Queues a document. */
  print(doc: PrintedDocument, options: Omit<PrintOrder, 'document'>): Result<{ jobId: string }> {
    if (!this.ready()) return NO_PRINTER;
    return succeeded({ jobId: this.#queue.add({ document: doc, ...options }) });
  }

  test(words: AllMessages): Result<null> {
    const printed = this.print(testPrint(words), { isCopy: () => false, onPrinted: () => true });
    return printed.ok ? succeeded(null) : printed;
  }

  again(jobId: string): Result<null> {
    return this.ready() ? this.#queue.again(jobId) : NO_PRINTER;
  }

  drop(jobId: string): Result<null> {
    return this.#queue.drop(jobId);
  }

  async list(): Promise<Result<readonly PrinterCandidate[]>> {
    return succeeded(await this.#needs.findCandidates());
  }

  save(settings: PrinterSettings): Result<null> {
    const { address } = settings;
    if (this.#saved && isDeepStrictEqual(this.#saved.settings.address, address)) {
      return this.#keep({ ...this.#saved, settings });
    }
    const capabilities = { tellsStatus: false };
    const kept = this.#keep({ settings, habits: capabilities });
    if (kept.ok) this.#printer = this.#connect({ address, capabilities });
    return kept;
  }

  forget(): Result<null> {
    const kept = this.#keep(undefined);
    if (kept.ok) this.#printer = undefined;
    return kept;
  }

  close(): void {
    this.#queue.close();
    this.#stop.abort();
  }

  #keep(saved: SavedPrinter | undefined): Result<null> {
    try {
      this.#needs.memory.printer.save(saved);
    } catch (error) {
      return notWritten(error);
    }
    this.#saved = saved;
    this.#onChange();
    return succeeded(null);
  }

  #connect(facts: PrinterFacts): Printer {
    const printer = new Printer(facts, this.#needs, (capabilities) => {
      if (this.#printer !== printer || !this.#saved) return;
      const kept = this.#keep({ ...this.#saved, habits: capabilities });
      // The capabilities are learnt again after the next start. A full disk is not the printer's fault.
      if (!kept.ok) console.error('what a printer has shown of itself was not kept', kept.failure.detail);
    });
    return printer;
  }

  async #print(doc: PrintedDocument, copy: boolean, signal: AbortSignal): Promise<Delivery> {
    const settings = this.#saved?.settings;
    if (!settings) return UNREACHABLE;
    let bytes: Uint8Array;
    try {
      // Loaded when needed: with its code pages it is larger than all other code for printing.
      const { encodeDocument } = await import('./encoding/encode-document.ts');
      bytes = await encodeDocument(copy ? copyOf(doc) : doc, settings, this.#needs.raster);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { kind: 'failed', why: { code: 'paper-not-drawn', detail: detail.slice(0, MAX_DETAIL) } };
    }
    return this.#give({ usually: bytes }, signal);
  }

  #give(bytes: PrinterBytes, signal: AbortSignal): Promise<Delivery> {
    return this.#printer?.give(bytes, signal) ?? Promise.resolve(UNREACHABLE);
  }
}

const MAX_DETAIL = 200;
const NO_PRINTER = failed({ action: 'fix-configuration', code: 'printer-missing' });
const UNREACHABLE: Delivery = { kind: 'failed', why: { code: 'printer-unreachable' } };
