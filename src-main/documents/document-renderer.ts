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
  /** What stands on every receipt. */
  readonly receipt: ReceiptDetails;
  readonly clock: Pick<Clock, 'wall'>;
  readonly sales: Pick<Sales, 'loadSale' | 'lastUpdate' | 'documentPrinted'>;
  readonly wordsIn: (language: Language) => Promise<AllMessages>;
  readonly reports: ReportSource;
  /** Of documents for staff, as preferred now. */
  readonly staffLanguage: () => Language;
  /** Of documents for customers, as preferred now. */
  readonly customerLanguage: () => Language;
}

/** A document, and what is to be kept in mind of it. */
interface Made {
  readonly document: PrintedDocument;
  /** The same for each print of what must come out once; missing for what may come out as often as anybody likes. */
  readonly key?: string;
  /** It has been printed before. */
  readonly isCopy: () => boolean;
  /** Whether that it has come out is on record now. */
  readonly onPrinted: () => boolean;
}

const AS_OFTEN_AS_LIKED = { isCopy: () => false, onPrinted: () => true } as const;

/** Where reports come from. */
export interface ReportSource {
  /** The Z report of this shift; without a number the X report of the open one. */
  report(shift: number | undefined): Promise<Result<ShiftReport>>;
  /** Sales of these days, as the record was then. */
  salesReport(days: DayRange, upTo?: number, run?: ExportRun): Promise<Result<SalesReport>>;
  printedBefore(shift: number): boolean;
  /** Whether it is on record. */
  printed(shift: number): boolean;
}

type Makers = {
  readonly [K in DocumentRequest['kind']]: (
    request: Extract<DocumentRequest, { kind: K }>,
  ) => Promise<Result<Made>>;
};

/** Makes every document that may be asked for, from the ledger of one terminal. */
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

  /** Sales of these days, to be saved as a file that says how far it is. */
  async salesReport(
    days: DayRange,
    upTo: number | undefined,
    run: ExportRun,
  ): Promise<Result<PrintedDocument>> {
    const made = await this.#salesReport(days, upTo, run);
    return made.ok ? succeeded(made.value.document) : made;
  }

  /** Days, or a payout, from what was sold to what the bank got, to be saved as a file. */
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

  /** Hands the document to the printer. Once it has come out, the next one of its kind is a copy, also after a restart. */
  async print(
    request: DocumentRequest,
    printer: DocumentPrinter,
  ): Promise<Result<{ readonly jobId: string }>> {
    if (!printer.ready()) return failed({ action: 'fix-configuration', code: 'printer-not-ready' });
    return handOver(await this.#make(request.kind, request), printer);
  }

  /** A receipt for somebody who has chosen their language themselves. */
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
    const { outcome } = latestStateOf(sale);
    if (outcome === 'open' || outcome === 'none' || !mayReclaim(outcome)) {
      return failed({ action: 'fix-input', code: 'nothing-to-reclaim', saleId });
    }
    const facts = { update: await sales.lastUpdate(sale), now: clock.wall() };
    const doc = reclaimSlip(shownSafely(sale), facts, await this.#customerContext());
    return succeeded({ document: doc, ...this.#ofSale(sale, 'reclaim-slip') });
  }

  async #shiftReport(shift: number | undefined): Promise<Result<Made>> {
    const { reports, staffLanguage } = this.#parts;
    const made = await reports.report(shift);
    if (!made.ok) return made;
    const report = made.value;
    const isCopy = () => report.kind === 'Z' && reports.printedBefore(report.shift);
    const context = await this.#context(staffLanguage());
    const doc = reportMarked(shiftReportDocument(shownSafely(report), context), context);
    const onPrinted = () => report.kind !== 'Z' || reports.printed(report.shift);
    // Numbers of shifts start anew at each terminal, and the printer is the till's.
    const key = report.kind === 'Z' ? { key: `Z ${report.shift} ${report.openedAt}` } : {};
    return succeeded({ document: doc, ...key, isCopy, onPrinted });
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
    const { sales } = this.#parts;
    const isCopy = () => {
      const sale = sales.loadSale(id);
      return sale.ok && sale.value.printed.includes(doc);
    };
    const onPrinted = () => {
      const recorded = sales.documentPrinted(id, doc);
      if (!recorded.ok) console.error('a printed document is not on record', recorded.failure.detail);
      return recorded.ok;
    };
    return { key: `${doc} ${id}`, isCopy, onPrinted };
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
