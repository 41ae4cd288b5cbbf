import type { Failure } from '../../shared/failure.ts';

/** Thrown when the source of a table or report could not be read to its end. Nothing of the table is then kept. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}
