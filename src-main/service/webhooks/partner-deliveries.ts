import { partnerEventIn } from './partner-event.ts';
import { partnerSignatureIn, verifyPartnerWebhook } from './partner-signature.ts';
import { ReplayWindow } from './replay-window.ts';
import { SigningSecret } from './signing-secret.ts';
import { ACCEPTED, REFUSED } from './verdict.ts';
import type { OfficeNewsOf } from '../../../shared/contract/views.ts';
import { DeliveryCount, type DeliveryCounts } from './delivery-counts.ts';
import type { Delivery } from './receiver.ts';

interface PartnerParts {
  readonly webhookSecret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A genuine delivery says that something of these has changed at the service. */
  readonly onNews: (about: OfficeNewsOf) => void;
}

/** The signature has no timestamp, so a repeated delivery is recognised by its event, for this long. */
const REMEMBER_MS = 24 * 60 * 60_000;

/** Webhooks of a partner: each event counts once, if its delivery is genuine, and says what to look at. */
export class PartnerDeliveries {
  readonly #parts: PartnerParts;
  readonly #events = new ReplayWindow(REMEMBER_MS);
  readonly #secret: SigningSecret;
  readonly #count = new DeliveryCount();

  constructor(parts: PartnerParts) {
    this.#parts = parts;
    this.#secret = new SigningSecret(parts.webhookSecret);
  }

  get counts(): DeliveryCounts {
    return this.#count.counts;
  }

  /** Replaces the signing secret. */
  useSecret(webhookSecret: string): void {
    this.#secret.replace(webhookSecret, this.#parts.now());
  }

  /** The HTTP status to answer with. */
  readonly take = ({ headers, rawBody }: Delivery): number => {
    const now = this.#parts.now();
    const header = partnerSignatureIn(headers);
    const verdict = this.#secret.verify((secret) => verifyPartnerWebhook(header, rawBody, secret), now);
    if (!verdict.genuine) {
      this.#count.refused();
      return REFUSED;
    }
    const event = partnerEventIn(rawBody);
    if (event && !this.#events.isFirst(event.key, now)) {
      this.#count.refused();
      return ACCEPTED;
    }
    this.#count.good(now);
    if (event) this.#parts.onNews(event.about);
    return ACCEPTED;
  };
}
