import { failed, succeeded } from '../../../shared/failure.ts';
import type { Outcome } from '../../../shared/payment/payment-status.ts';
import type { Result } from '../../../shared/failure.ts';

const ANSWERED_WITHIN_MS = 5_000;

/** Ends a payment of the built-in sandbox by its control interface. Its address is a secret, so no failure repeats it. */
export async function movePayment(
  controlUrl: string,
  trackingId: string,
  outcome: Outcome,
): Promise<Result<null>> {
  try {
    const answer = await fetch(`${controlUrl}/payments/${encodeURIComponent(trackingId)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ statusCode: outcome }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    if (answer.ok) return succeeded(null);
    return failed({ action: 'try-again', code: 'service-error', detail: `HTTP ${answer.status}` });
  } catch {
    // It is being started again, or was stopped a moment ago.
    return failed({ action: 'try-again', code: 'service-unreachable' });
  }
}
