import type { Paper } from '../../shared/paper.ts';
import type { Result } from '../../shared/failure.ts';

/** The receipt printer and its queue. */
export interface PaperPrinter {
  /**
   * Queues a paper. `isCopy` is asked when it is its turn: an earlier order of the same paper may have come out by then.
   * `onPrinted` is called when it has come out or may have, again until it answers that this is on record, and never for
   * a job that was given up. Orders of the same paper have the same `key`: after one that a stop of the till cut short, the
   * next is a copy.
   */
  print(
    paper: Paper,
    options: { readonly key?: string; readonly isCopy: () => boolean; readonly onPrinted: () => boolean },
  ): Result<{ readonly jobId: string }>;
  ready(): boolean;
}

/** Makes a PDF file of a paper where the person at the till wants it. */
export interface PaperSaver {
  /** Answers the file's name, or none when nobody chose one. No file is left when `signal` aborts before it is whole. */
  save(paper: Paper, signal?: AbortSignal): Promise<Result<{ readonly fileName?: string }>>;
}
