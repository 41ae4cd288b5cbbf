import type { Paper } from '../../shared/paper.ts';
import type { Result } from '../../shared/failure.ts';

/** The receipt printer and its queue. */
export interface PaperPrinter {
  /**
   * Queues a paper. `copy` tells, when its turn comes, whether one may have come out before. `onPrinted` is called once,
   * when it has come out or may have; never for a job that was given up.
   */
  print(
    paper: Paper,
    options: { readonly copy: () => boolean; readonly onPrinted: () => void },
  ): Result<{ readonly jobId: string }>;
  ready(): boolean;
}

/** Makes a PDF file of a paper where the person at the till wants it. */
export interface PaperSaver {
  /** Answers the file's name, or none when nobody chose one. */
  save(paper: Paper): Promise<Result<{ readonly fileName?: string }>>;
}
