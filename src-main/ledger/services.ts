import { LedgerUnavailable } from '../sales/ports.ts';
import type { SaleService } from '../sales/events.ts';
import type { Services } from '../sales/ports.ts';
import type { Journal } from '../staff/shifts/ports.ts';

/**
 * Records that the till works with `own` from now on, for the terminal of this key, and answers whose the sales are that
 * name no service: those of earlier versions belong to the service that this ledger was first opened with. One ledger may
 * serve several, so that numbers go on and no record is hidden: each sale names its own.
 */
export function servicesOf(journal: Journal, own: SaleService, terminal: string, at: number): Services {
  const used = journal.newest(['service-used'], Number.MAX_SAFE_INTEGER);
  const newest = used[0];
  const isKnown =
    newest?.origin === own.origin && newest.merchantId === own.merchantId && newest.terminal === terminal;
  if (!isKnown) record(journal, own, terminal, at);
  const { origin, merchantId } = used.at(-1) ?? own;
  return { own, ofUnstamped: { origin, merchantId } };
}

function record(journal: Journal, { origin, merchantId }: SaleService, terminal: string, at: number): void {
  try {
    journal.append({ type: 'service-used', at, origin, merchantId, terminal });
  } catch (error) {
    // On a full disk the sales are watched all the same; the next start records it.
    if (!(error instanceof LedgerUnavailable)) throw error;
  }
}
