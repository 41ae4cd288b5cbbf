import { failed, succeeded } from '../../../shared/failure.ts';
import { NO_ACCESS } from '../back-office.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess } from '../ports.ts';

/** The longest that a person waits for an answer. Each try has a shorter limit of its own. */
const ANSWERED_WITHIN_MS = 60_000;

type Asked<T> = (access: ServiceAccess, signal: AbortSignal) => Promise<Result<T>>;

/**
 * Calls that a manager waits for. They go on when the manager leaves the page, because many of them change something.
 */
export class RecordCalls {
  readonly #office: BackOffice;

  constructor(office: BackOffice) {
    this.#office = office;
  }

  async ask<T>(ask: Asked<T>): Promise<Result<T>> {
    const access = await this.#office.service();
    if (!access) return failed(NO_ACCESS);
    return ask(access, AbortSignal.timeout(ANSWERED_WITHIN_MS));
  }

  /** Makes a change. The page reads the changed record itself. */
  async change(make: Asked<unknown>): Promise<Result<null>> {
    const made = await this.ask(make);
    return made.ok ? succeeded(null) : made;
  }
}
