import type { PrintedDocument } from '../../shared/printing/printed-document.ts';
import type { Result } from '../../shared/failure.ts';
import type { ExportRun } from '../reports/ports.ts';

/** The receipt printer and its queue. */
export interface DocumentPrinter {
  /**
   * Queues a document. `isCopy` is asked when its turn comes, because an earlier order of the same document may have come
   * out by then. `onPrinted` is called when the document was printed or may have been, again until it answers that this is
   * recorded, and never for a job that was given up. Orders of the same document have the same `key`: when the till ended
   * during one, the next is a copy. `onAskedAgain` is called when a person has the same order printed once more.
   */
  print(
    doc: PrintedDocument,
    options: {
      readonly key?: string;
      readonly isCopy: () => boolean;
      readonly onPrinted: () => boolean;
      readonly onAskedAgain?: () => void;
    },
  ): Result<{ readonly jobId: string }>;
  ready(): boolean;
}

/** Saves a document as a PDF file that the person at the till chooses. */
export interface DocumentSaver {
  /**
   * Saves a document. Answers the file's name, or none when the dialog was cancelled. No file is left when the run's
   * signal aborts before it is whole.
   */
  save(
    doc: PrintedDocument,
    run?: Pick<ExportRun, 'signal' | 'onFile'>,
  ): Promise<Result<{ readonly fileName?: string }>>;
}
