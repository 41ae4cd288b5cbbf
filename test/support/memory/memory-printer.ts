import { succeeded } from '../../../shared/failure.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { DocumentPrinter } from '../../../src-main/documents/ports.ts';

/** A printer that keeps what it is given, and prints when a test says so. */
export class MemoryPrinter implements DocumentPrinter {
  readonly documents: PrintedDocument[] = [];
  readonly copies: boolean[] = [];
  readonly keys: (string | undefined)[] = [];
  isReady = true;
  #waiting: (() => void)[] = [];

  ready(): boolean {
    return this.isReady;
  }

  print(doc: PrintedDocument, options: Parameters<DocumentPrinter['print']>[1]): Result<{ jobId: string }> {
    this.documents.push(doc);
    this.copies.push(options.isCopy());
    this.keys.push(options.key);
    this.#waiting.push(options.onPrinted);
    return succeeded({ jobId: String(this.documents.length) });
  }

  /** Everything that waits comes out. */
  comeOut(): void {
    for (const onPrinted of this.#waiting) onPrinted();
    this.#waiting = [];
  }
}
