import type { LedgerTaskEnd } from '../../../shared/contract/ledger-care.ts';
import type { LedgerJobEnd } from '../tool/job.ts';

/** Work on the ledger that came to nothing, with the reason where it is known. */
export function failedWith(
  end: LedgerJobEnd | { readonly did: 'nothing'; readonly why: string | undefined },
): LedgerTaskEnd {
  const why = end.did === 'nothing' ? end.why : undefined;
  return { result: 'failed', ...(why !== undefined && { detail: why }) };
}
