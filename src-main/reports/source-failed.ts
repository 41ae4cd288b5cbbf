import type { Failure } from '../../shared/failure.ts';

/** What a table or report is made of could not be read to its end: nothing of it is kept. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}
