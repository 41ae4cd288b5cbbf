import { succeeded } from '../../shared/failure.ts';
import type { Result } from '../../shared/failure.ts';
import type { Paper } from '../../shared/paper.ts';
import type { PaperPrinter } from '../../src-main/documents/ports.ts';

/** A printer that keeps what it is given, and prints when a test says so. */
export class MemoryPrinter implements PaperPrinter {
  readonly papers: Paper[] = [];
  readonly copies: boolean[] = [];
  readonly keys: (string | undefined)[] = [];
  isReady = true;
  #waiting: (() => void)[] = [];

  ready(): boolean {
    return this.isReady;
  }

  print(paper: Paper, options: Parameters<PaperPrinter['print']>[1]): Result<{ jobId: string }> {
    this.papers.push(paper);
    this.copies.push(options.isCopy());
    this.keys.push(options.key);
    this.#waiting.push(options.onPrinted);
    return succeeded({ jobId: String(this.papers.length) });
  }

  /** Everything that waits comes out. */
  comeOut(): void {
    for (const onPrinted of this.#waiting) onPrinted();
    this.#waiting = [];
  }
}
