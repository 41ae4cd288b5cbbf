import type { PrintedDocument } from '../../shared/printing/printed-document.ts';
import type { Result } from '../../shared/failure.ts';
import type { ExportRun } from '../reports/ports.ts';

/** The receipt printer and its queue. */
export interface DocumentPrinter {
  /**
   * Queues a document. `isCopy` is asked when it is its turn: an earlier order of the same document may have come out by then.
   * `onPrinted` is called when it has come out or may have, again until it answers that this is on record, and never for
   * a job that was given up. Orders of the same document have the same `key`: after one that a stop of the till cut short, the
   * next is a copy.
   */
  print(
    doc: PrintedDocument,
    options: { readonly key?: string; readonly isCopy: () => boolean; readonly onPrinted: () => boolean },
  ): Result<{ readonly jobId: string }>;
  ready(): boolean;
}

/** Makes a PDF file of a document where the person at the till wants it. */
export interface DocumentSaver {
  /** Answers the file's name, or none when the dialog was cancelled. No file is left when the run's signal aborts before it is whole. */
  save(
    doc: PrintedDocument,
    run?: Pick<ExportRun, 'signal' | 'onFile'>,
  ): Promise<Result<{ readonly fileName?: string }>>;
}
