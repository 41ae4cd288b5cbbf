import { LedgerUnavailable } from './ports.ts';
import type { Failure } from '../../shared/failure.ts';

/** The failure to show when the ledger refused. Any other error is a defect and goes on its way. */
export function ledgerFailure(error: unknown): Failure {
  if (!(error instanceof LedgerUnavailable)) throw error;
  return { action: 'ask-manager', code: 'ledger-unavailable', detail: error.message };
}
