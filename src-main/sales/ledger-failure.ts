import { LedgerUnavailable } from './ports.ts';
import type { Failure } from '../../shared/failure.ts';

/** The failure to show for an error of the ledger. Throws any other error again, since that is a defect. */
export function ledgerFailure(error: unknown): Failure {
  if (!(error instanceof LedgerUnavailable)) throw error;
  return { action: 'ask-manager', code: 'ledger-unavailable', detail: error.message };
}
