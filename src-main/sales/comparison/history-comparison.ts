import { CLOCK_WRONG_BY_MS, SHOWN_WITHIN_MS, spanOf } from './compared-span.ts';
import { LedgerUnavailable } from '../ports.ts';
import { PaymentComparison } from './payment-comparison.ts';
import { within } from '../../supervision/deadline.ts';
import { hasPassed } from '../../supervision/interruptible-delay.ts';
import type { UncomparedReason } from '../../../shared/shift-report.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { ComparedSince } from './compared-span.ts';
import type { Compared, ComparisonParts } from './payment-comparison.ts';
import type { LookupAnswer } from '../ports.ts';

/** A report is not held up longer: what has not been compared by then is said to be so. */
const PATIENCE_MS = 8_000;
/** The same while the till is offline: so long something may still answer. */
const OFFLINE_PATIENCE_MS = 2_000;
/** Payments that ended unpaid before the last comparison may have been paid since: those created so much earlier. */
const LOOK_BACK_MS = 48 * 60 * 60_000;

/** What the terminal's history of the service says beside the ledger. */
export type HistoryComparison =
  | { readonly kind: 'not-compared'; readonly reason: UncomparedReason }
  | ({ readonly kind: 'compared' } & Compared);

/**
 * Compares the terminal's payment history with the ledger. A payment that a sale did not know is taken to it, one that
 * has changed is read once more: what comes of it is recorded, and so raised. Never rejects, and answers in seconds.
 */
export async function compareWithHistory(
  since: ComparedSince,
  parts: ComparisonParts,
): Promise<HistoryComparison> {
  const { clock, gateway, report } = parts.ports;
  const isServiceTimeKnown = gateway.serviceTime() !== undefined;
  const asked = spanOf(since, parts.ports);
  // Until an answer has told the service's time, the till's clock may be wrong by more than a day.
  const unsure = isServiceTimeKnown ? 0 : CLOCK_WRONG_BY_MS;
  const from = asked.from - LOOK_BACK_MS - unsure;
  const until = asked.until + SHOWN_WITHIN_MS + unsure;
  try {
    let comparing: PaymentComparison | undefined;
    const ended = await within(clock, PATIENCE_MS, parts.stop, async (signal) => {
      const reading = gateway.paymentsBetween(from, until, signal);
      const answer = await (gateway.answers()
        ? reading
        : Promise.race([reading, silence(parts.ports, signal)]));
      if (answer.kind === 'failed') return reasonOf(answer.failure);
      const span = isServiceTimeKnown ? asked : spanOf(since, parts.ports);
      comparing = new PaymentComparison(answer.payments, { ...span, named: since.named }, parts);
      await comparing.run(signal);
      return undefined;
    });
    if (comparing) return { kind: 'compared', ...comparing.result() };
    return { kind: 'not-compared', reason: ended ?? 'too-slow' };
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) report('the comparison with the payment history', error);
    return { kind: 'not-compared', reason: 'incomplete' };
  }
}

/** A till that is known to be offline is given up sooner than a service that may be slow. */
async function silence(
  { clock, gateway }: ComparisonParts['ports'],
  signal: AbortSignal,
): Promise<LookupAnswer> {
  while (await hasPassed(clock, OFFLINE_PATIENCE_MS, signal)) if (!gateway.answers()) break;
  return { kind: 'failed', failure: { action: 'wait', code: 'service-unreachable' } };
}

function reasonOf({ action, code }: Failure): UncomparedReason {
  if (action === 'fix-configuration' || action === 'sign-in') return 'not-permitted';
  return code === 'service-answer-unreadable' ? 'incomplete' : 'unreachable';
}
