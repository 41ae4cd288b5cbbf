import { failed, succeeded } from '../../shared/failure.ts';
import { copyOf } from '../../shared/printing/printed-document.ts';
import { mayReclaim } from '../../shared/payment/payment-status.ts';
import { shownSafely } from '../../shared/text/bidi.ts';
import { documentContext, reportMarked } from './document-context.ts';
import { receipt, receiptKind } from './receipt.ts';
import { reclaimSlip } from './reclaim-slip.ts';
import { shiftReportDocument } from '../staff/shifts/report-document.ts';
import { dayDocument } from '../reports/day-document.ts';
import { salesReportDocument } from '../reports/sales-report-document.ts';
import { staffGuide } from './staff-guide.ts';
import { latestStateOf } from './latest-state.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { DaysExplained } from '../../shared/contract/back-office/days-explained.ts';
import type { DocumentRequest } from '../../shared/contract/commands/documents.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { Result } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import type {
  PrintedDocument,
  ReceiptDetails,
  SaleDocument,
} from '../../shared/printing/printed-document.ts';
import type { AllMessages } from '../../shared/messages/messages.ts';
import type { ShiftReport } from '../../shared/reports/shift-report.ts';
import type { DayRange, SalesReport } from '../../shared/reports/sales-report.ts';
import type { ExportRun } from '../reports/ports.ts';
import type { Sale } from '../sales/sale.ts';
import type { Sales } from '../sales/sales.ts';
import type { DocumentContext } from './document-context.ts';
import type { DocumentPrinter } from './ports.ts';

export interface DocumentParts {
  readonly terminal: TerminalView;
  /** The details that stand on every receipt. */
  readonly receipt: ReceiptDetails;
  readonly clock: Pick<Clock, 'wall'>;
  readonly sales: Pick<Sales, 'loadSale' | 'lastUpdate' | 'documentPrinted'>;
  readonly wordsIn: (language: Language) => Promise<AllMessages>;
  readonly reports: ReportSource;
  /** Answers the id of whoever has signed in. */
  readonly signedIn: () => string | undefined;
  /** Answers the preferred language of documents for staff. */
  readonly staffLanguage: () => Language;
  /** Answers the preferred language of documents for customers. */
  readonly customerLanguage: () => Language;
}

/** A document and how its prints are recorded. */
interface Made {
  readonly document: PrintedDocument;
  /** The same key for each print of a document whose later prints are copies; missing for other documents. */
  readonly key?: string;
  /** Whether the document has been printed before. */
  readonly isCopy: () => boolean;
  /** Records that the document was printed. Answers whether that is recorded now. */
  readonly onPrinted: () => boolean;
  /** Notes who has it printed again. */
  readonly onAskedAgain?: () => void;
}

const AS_OFTEN_AS_LIKED = { isCopy: () => false, onPrinted: () => true } as const;

/** The source of reports. */
export interface ReportSource {
  /** Answers the Z report of this shift, or without a number the X report of the open one. */
  report(shift: number | undefined): Promise<Result<ShiftReport>>;
  /** Answers a report of the sales of these days, as the record stood at the mark `upTo`. */
  salesReport(days: DayRange, upTo?: number, run?: ExportRun): Promise<Result<SalesReport>>;
  printedBefore(shift: number): boolean;
  /** Records that the Z report of this shift was printed, and who wanted it. Answers whether that is recorded. */
  printed(shift: number, by: string | undefined): boolean;
}

type Makers = {
  readonly [K in DocumentRequest['kind']]: (
    request: Extract<DocumentRequest, { kind: K }>,
  ) => Promise<Result<Made>>;
};

/** Makes every document that can be requested, from the ledger of one terminal. */
export class DocumentRenderer {
  readonly #parts: DocumentParts;
  readonly #makers: Makers;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
    this.#makers = {
      receipt: ({ saleId }) => this.#receipt(saleId),
      'reclaim-slip': ({ saleId }) => this.#reclaimSlip(saleId),
      'shift-report': ({ shift }) => this.#shiftReport(shift),
      'sales-report': ({ days, upTo }) => this.#salesReport(days, upTo),
      guide: async ({ language }) =>
        succeeded({ document: staffGuide(await this.#context(language)), ...AS_OFTEN_AS_LIKED }),
    };
  }

  /** Answers a report of the sales of these days, to be saved as a file. Its progress is reported. */
  async salesReport(
    days: DayRange,
    upTo: number | undefined,
    run: ExportRun,
  ): Promise<Result<PrintedDocument>> {
    const made = await this.#salesReport(days, upTo, run);
    return made.ok ? succeeded(made.value.document) : made;
  }

  /** Answers a sheet about days or a payout, from what was sold to what the bank received, to be saved as a file. */
  async daysExplained(explained: DaysExplained): Promise<PrintedDocument> {
    const context = await this.#context(this.#parts.staffLanguage());
    return reportMarked(dayDocument(shownSafely(explained), context), context);
  }

  async view(request: DocumentRequest): Promise<Result<PrintedDocument>> {
    const made = await this.#make(request.kind, request);
    if (!made.ok) return made;
    const { document: doc, isCopy } = made.value;
    return succeeded(isCopy() ? copyOf(doc) : doc);
  }

  /** Hands a document to the printer. Once it was printed, the next print is a copy, even after a restart. */
  async print(
    request: DocumentRequest,
    printer: DocumentPrinter,
  ): Promise<Result<{ readonly jobId: string }>> {
    if (!printer.ready()) return failed({ action: 'fix-configuration', code: 'printer-not-ready' });
    return handOver(await this.#make(request.kind, request), printer);
  }

  /** Prints a receipt for somebody who has chosen their language themselves. */
  async printReceipt(
    saleId: string,
    language: Language,
    printer: DocumentPrinter,
  ): Promise<Result<{ readonly jobId: string }>> {
    if (!printer.ready()) return failed({ action: 'fix-configuration', code: 'printer-not-ready' });
    return handOver(await this.#receipt(saleId, language), printer);
  }

  #make<K extends DocumentRequest['kind']>(kind: K, request: Extract<DocumentRequest, { kind: K }>) {
    return this.#makers[kind](request);
  }

  async #receipt(saleId: string, language = this.#parts.customerLanguage()): Promise<Result<Made>> {
    const found = this.#parts.sales.loadSale(saleId);
    if (!found.ok) return found;
    const sale = found.value;
    const kind = receiptKind(sale);
    const doc = receipt(shownSafely(sale), await this.#context(language));
    return succeeded({ document: doc, ...this.#ofSale(sale, kind) });
  }

  async #reclaimSlip(saleId: string): Promise<Result<Made>> {
    const { sales, clock } = this.#parts;
    const found = sales.loadSale(saleId);
    if (!found.ok) return found;
    const sale = found.value;
    const { outcome, reading } = latestStateOf(sale);
    if (outcome === 'open' || outcome === 'none' || !mayReclaim({ outcome, received: reading?.received })) {
      return failed({ action: 'fix-input', code: 'nothing-to-reclaim', saleId });
    }
    const facts = { update: await sales.lastUpdate(sale), now: clock.wall() };
    const doc = reclaimSlip(shownSafely(sale), facts, await this.#customerContext());
    return succeeded({ document: doc, ...this.#ofSale(sale, 'reclaim-slip') });
  }

  async #shiftReport(shift: number | undefined): Promise<Result<Made>> {
    const { reports, staffLanguage, signedIn } = this.#parts;
    let by = signedIn();
    const made = await reports.report(shift);
    if (!made.ok) return made;
    const report = made.value;
    const isCopy = () => report.kind === 'Z' && reports.printedBefore(report.shift);
    const context = await this.#context(staffLanguage());
    const doc = reportMarked(shiftReportDocument(shownSafely(report), context), context);
    const onPrinted = () => report.kind !== 'Z' || reports.printed(report.shift, by);
    // Shift numbers begin again at each terminal, but the till keeps its printer.
    const key = report.kind === 'Z' ? { key: `Z ${report.shift} ${report.openedAt}` } : {};
    const onAskedAgain = () => {
      by = signedIn();
    };
    return succeeded({ document: doc, ...key, isCopy, onPrinted, onAskedAgain });
  }

  async #salesReport(days: DayRange, upTo?: number, run?: ExportRun): Promise<Result<Made>> {
    const { reports, staffLanguage } = this.#parts;
    const made = await reports.salesReport(days, upTo, run);
    if (!made.ok) return made;
    const context = await this.#context(staffLanguage());
    const doc = reportMarked(salesReportDocument(shownSafely(made.value), context), context);
    return succeeded({ document: doc, ...AS_OFTEN_AS_LIKED });
  }

  #ofSale({ id }: Sale, doc: SaleDocument): Omit<Made, 'document'> {
    const { sales, signedIn } = this.#parts;
    // A printer without paper prints when it has some again: somebody else may have signed in by then.
    let by = signedIn();
    const onAskedAgain = () => {
      by = signedIn();
    };
    // As long as the record cannot be read, nobody knows that it is the first.
    const isCopy = () => {
      const sale = sales.loadSale(id);
      return !sale.ok || sale.value.printed.includes(doc);
    };
    const onPrinted = () => {
      const recorded = sales.documentPrinted(id, doc, by);
      if (!recorded.ok) console.error('a printed document is not on record', recorded.failure.detail);
      return recorded.ok;
    };
    return { key: `${doc} ${id}`, isCopy, onPrinted, onAskedAgain };
  }

  #customerContext(): Promise<DocumentContext> {
    return this.#context(this.#parts.customerLanguage());
  }

  async #context(language: Language): Promise<DocumentContext> {
    const { terminal, receipt, wordsIn } = this.#parts;
    return documentContext(shownSafely(terminal), language, await wordsIn(language), shownSafely(receipt));
  }
}

function handOver(made: Result<Made>, printer: DocumentPrinter): Result<{ readonly jobId: string }> {
  if (!made.ok) return made;
  const { document: doc, ...options } = made.value;
  return printer.print(doc, options);
}
