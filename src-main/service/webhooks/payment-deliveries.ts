import { z } from 'zod';
import { MAX_TRACKING_ID } from '../../../shared/payment/tracking-id.ts';
import { deliveredBody } from './delivered-body.ts';
import { REPLAY_MS, verifyPaymentWebhook } from './payment-signature.ts';
import { ReplayWindow } from './replay-window.ts';
import { SigningSecret } from './signing-secret.ts';
import { ACCEPTED, REFUSED } from './verdict.ts';
import { DeliveryCount, type DeliveryCounts } from './delivery-counts.ts';
import type { Delivery } from './receiver.ts';
import type { Verdict } from './verdict.ts';

/**
 * The specification does not state the payload ("Payment and terminal webhooks"). Live deployments send the tracking answer.
 * Only the payment's identifier is read from it; everything else is read from the service.
 */
const paymentEvent = z.object({ trackingId: z.string().min(1).max(MAX_TRACKING_ID) });

interface DeliveryParts {
  readonly signingSecret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A genuine delivery has named this payment. */
  readonly onPayment: (trackingId: string) => void;
}

/** Payment webhooks of one terminal: each counts once, if it is genuine, and names a payment to look at. */
export class PaymentDeliveries {
  readonly #parts: DeliveryParts;
  readonly #replays = new ReplayWindow(REPLAY_MS);
  readonly #secret: SigningSecret;
  readonly #count = new DeliveryCount();

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#secret = new SigningSecret(parts.signingSecret);
  }

  get counts(): DeliveryCounts {
    return this.#count.counts;
  }

  /** Replaces the signing secret. */
  useSecret(signingSecret: string): void {
    this.#secret.replace(signingSecret, this.#parts.now());
  }

  /** The HTTP status to answer with. */
  readonly take = (delivery: Delivery): number => {
    const { onPayment } = this.#parts;
    const now = this.#parts.now();
    const verdict = this.#verify(delivery, now);
    if (!verdict.genuine) {
      this.#count.refused();
      // It was accepted the first time. To accept it again ends the sender's retries.
      return verdict.fault === 'replayed' ? ACCEPTED : REFUSED;
    }
    this.#count.good(now);
    const event = deliveredBody(delivery.rawBody, paymentEvent);
    if (event) onPayment(event.trackingId);
    return ACCEPTED;
  };

  #verify({ headers, rawBody }: Delivery, now: number): Verdict {
    const header = headers['x-webhook-signature'];
    const replays = this.#replays;
    return this.#secret.verify(
      (signingSecret) => verifyPaymentWebhook({ header, rawBody }, { signingSecret, now, replays }),
      now,
    );
  }
}
