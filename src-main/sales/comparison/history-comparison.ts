import { askedFor, CLOCK_WRONG_BY_MS, spansOf } from './compared-span.ts';
import { LedgerUnavailable } from '../ports.ts';
import { PaymentComparison } from './payment-comparison.ts';
import { within } from '../../supervision/deadline.ts';
import { hasPassed } from '../../supervision/interruptible-delay.ts';
import type { UncomparedReason } from '../../../shared/reports/shift-report.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { ComparedSince, Span } from './compared-span.ts';
import type { Compared, ComparisonParts } from './payment-comparison.ts';
import type { LookupAnswer } from '../ports.ts';

/** A report waits at most this long. Payments that have not been compared by then are reported as unread. */
const PATIENCE_MS = 8_000;
/** The same while the till is offline, because the service may become reachable meanwhile. */
const OFFLINE_PATIENCE_MS = 2_000;

/** The result of comparing the terminal's payment history with the ledger. */
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
  const asked = spansOf(since, parts.ports);
  // Until an answer has stated the service's time, the till's clock may be wrong by more than a day.
  const unsure = isServiceTimeKnown ? 0 : CLOCK_WRONG_BY_MS;
  try {
    let comparing: PaymentComparison | undefined;
    const ended = await within(clock, PATIENCE_MS, parts.stop, async (signal) => {
      const reading = paymentsIn(askedFor(asked, unsure), parts.ports, signal);
      const answer = await (gateway.answers()
        ? reading
        : Promise.race([reading, silence(parts.ports, signal)]));
      const spans = isServiceTimeKnown ? asked : spansOf(since, parts.ports);
      const payments = answer.payments ?? [];
      const comparison = new PaymentComparison(payments, { ...spans, named: since.named }, parts);
      // Differences in a part of the history are recorded, but the history does not count as compared.
      if (answer.kind === 'failed') {
        await comparison.run(signal);
        return reasonOf(answer.failure);
      }
      comparing = comparison;
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

async function paymentsIn(
  spans: readonly Span[],
  { gateway }: ComparisonParts['ports'],
  signal: AbortSignal,
): Promise<LookupAnswer> {
  const payments = [];
  for (const { from, until } of spans) {
    const answer = await gateway.paymentsBetween(from, until, signal);
    payments.push(...(answer.payments ?? []));
    if (answer.kind === 'failed') return { ...answer, payments };
  }
  return { kind: 'found', payments };
}

/** The time limit is shorter while the till is known to be offline. */
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
