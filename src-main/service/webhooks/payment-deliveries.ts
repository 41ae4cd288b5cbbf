import { paymentNamedIn } from './payment-event.ts';
import { REPLAY_MS, verifyPaymentWebhook } from './payment-signature.ts';
import { ReplayWindow } from './replay-window.ts';
import type { Delivery } from './receiver.ts';
import type { Verdict } from './verdict.ts';

interface DeliveryParts {
  readonly signingSecret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A genuine delivery has named this payment. */
  readonly onPayment: (trackingId: string) => void;
}

/** What has come since the till began to listen. */
export interface DeliveryCounts {
  /** When the last genuine one came, in milliseconds since 1970. */
  readonly lastGoodAt?: number;
  /** Those that were not believed, or came before. */
  readonly refused: number;
}

/** A secret that another one has taken the place of. */
interface SecretBefore {
  readonly signingSecret: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** So long the service may go on signing with the secret before. */
const BOTH_GOOD_MS = 24 * 60 * 60_000;

const ACCEPTED = 204;
/** Spec "Events": the service tries again. One that was late comes with a new timestamp then. */
const REFUSED = 403;

/** Payment webhooks of one terminal: each counts once, if it is genuine, and names a payment to look at. */
export class PaymentDeliveries {
  readonly #parts: DeliveryParts;
  readonly #replays = new ReplayWindow(REPLAY_MS);
  #signingSecret: string;
  #before: SecretBefore | undefined;
  #refused = 0;
  #lastGoodAt: number | undefined;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#signingSecret = parts.signingSecret;
  }

  get counts(): DeliveryCounts {
    return {
      refused: this.#refused,
      ...(this.#lastGoodAt !== undefined && { lastGoodAt: this.#lastGoodAt }),
    };
  }

  /** Another secret signs from now on. The one before is good too, until something comes that the new one has signed, or for a day. */
  useSecret(signingSecret: string): void {
    if (signingSecret === this.#signingSecret) return;
    const now = this.#parts.now();
    // One that never signed anything was mistyped: the service still signs with the one before that.
    if (!this.#before || now >= this.#before.until)
      this.#before = { signingSecret: this.#signingSecret, until: now + BOTH_GOOD_MS };
    this.#signingSecret = signingSecret;
  }

  /** The HTTP status to answer with. */
  readonly take = (delivery: Delivery): number => {
    const { onPayment } = this.#parts;
    const { rawBody } = delivery;
    const now = this.#parts.now();
    const verdict = this.#verify(delivery, now);
    if (!verdict.genuine) {
      this.#refused += 1;
      // It was accepted when it came first: whoever sends it again, that ends it.
      return verdict.fault === 'replayed' ? ACCEPTED : REFUSED;
    }
    this.#lastGoodAt = now;
    const trackingId = paymentNamedIn(rawBody);
    if (trackingId !== undefined) onPayment(trackingId);
    return ACCEPTED;
  };

  #verify({ headers, rawBody }: Delivery, now: number): Verdict {
    const by = (signingSecret: string): Verdict => {
      const header = headers['x-webhook-signature'];
      return verifyPaymentWebhook({ header, rawBody }, { signingSecret, now, replays: this.#replays });
    };
    const verdict = by(this.#signingSecret);
    if (verdict.genuine) this.#before = undefined;
    if (verdict.genuine || !this.#before || now >= this.#before.until) return verdict;
    return verdict.fault === 'mismatch' || verdict.fault === 'no-secret'
      ? by(this.#before.signingSecret)
      : verdict;
  }
}
