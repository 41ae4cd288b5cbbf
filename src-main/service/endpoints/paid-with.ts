import { succeeded } from '../../../shared/failure.ts';
import { history } from './history/history.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ServerClock } from '../quota/server-clock.ts';
import type { Sender } from '../sending/sender.ts';

/** The till's clock, which `since` comes from, may be this wrong. */
const CLOCKS_APART_MS = 24 * 60 * 60_000;
/** `To` is exclusive. */
const AHEAD_MS = 5 * 60_000;

export interface PaymentOfSale {
  readonly reference: string;
  /** Wall-clock milliseconds of the till. */
  readonly since: number;
}

/**
 * Whether the terminal's history has a payment of this reference that was paid with one of these tenders. Neither a
 * tracking answer nor a record at terminal scope names its tender, but the `TenderType` filter works at every scope
 * (spec "Payment history").
 */
export async function paidWith(
  { sender, serverClock }: { readonly sender: Sender; readonly serverClock: ServerClock },
  terminalId: string,
  tenderTypes: readonly string[],
  { reference, since }: PaymentOfSale,
  signal: AbortSignal,
): Promise<Result<boolean>> {
  const selection = {
    from: since - CLOCKS_APART_MS,
    until: serverClock.now() + AHEAD_MS,
    statusCodes: ['completed', 'overpaid'],
    tenderTypes,
    reference,
  };
  const found = await history(sender).ofTerminal.page(terminalId, selection, { pageSize: 1 }, signal);
  return found.ok ? succeeded(found.value.records.length > 0) : found;
}
