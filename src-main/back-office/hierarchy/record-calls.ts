import { failed, succeeded } from '../../../shared/failure.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess } from '../ports.ts';

/** Each try of a call has a limit of its own; this is the longest that a person waits for what came of it. */
const ANSWERED_WITHIN_MS = 60_000;

type Asked<T> = (access: ServiceAccess, signal: AbortSignal) => Promise<Result<T>>;

/** Calls that a manager waits for. Leaving the page does not end them: half of them change something. */
export class RecordCalls {
  readonly #office: BackOffice;

  constructor(office: BackOffice) {
    this.#office = office;
  }

  async ask<T>(ask: Asked<T>): Promise<Result<T>> {
    const access = await this.#office.service();
    if (!access) return failed({ action: 'fix-configuration', code: 'secret-missing' });
    return ask(access, AbortSignal.timeout(ANSWERED_WITHIN_MS));
  }

  /** The page reads what stands then by itself. */
  async change(make: Asked<unknown>): Promise<Result<null>> {
    const made = await this.ask(make);
    return made.ok ? succeeded(null) : made;
  }
}
