import { paymentNamedIn } from './payment-event.ts';
import { REPLAY_MS, verifyPaymentWebhook } from './payment-signature.ts';
import { ReplayWindow } from './replay-window.ts';
import type { Delivery } from './receiver.ts';

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

const ACCEPTED = 204;
/** Spec "Events": the service tries again. One that was late comes with a new timestamp then. */
const REFUSED = 403;

/** Payment webhooks of one terminal: each counts once, if it is genuine, and names a payment to look at. */
export class PaymentDeliveries {
  readonly #parts: DeliveryParts;
  readonly #replays = new ReplayWindow(REPLAY_MS);
  #refused = 0;
  #lastGoodAt: number | undefined;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  get counts(): DeliveryCounts {
    return {
      refused: this.#refused,
      ...(this.#lastGoodAt !== undefined && { lastGoodAt: this.#lastGoodAt }),
    };
  }

  /** The HTTP status to answer with. */
  readonly take = ({ headers, rawBody }: Delivery): number => {
    const { signingSecret, onPayment } = this.#parts;
    const now = this.#parts.now();
    const header = headers['x-webhook-signature'];
    const verdict = verifyPaymentWebhook({ header, rawBody }, { signingSecret, now, replays: this.#replays });
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
}
