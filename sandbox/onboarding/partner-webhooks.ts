import type { Database } from '../world/database.ts';
import { Records, recordTable } from '../world/records/records.ts';

export const PARTNER_WEBHOOK_TABLES = recordTable('partner_webhooks', []);

/** A partner's webhook (spec "Onboarding webhook configuration"). */
export interface PartnerWebhook {
  /** The partner's id. */
  readonly id: string;
  readonly endpointUrl: string;
  readonly eventTypes: readonly string[];
  readonly webhookSecret: string;
}

/** Webhooks of partners, at most one each. */
export class PartnerWebhooks {
  readonly #records: Records<PartnerWebhook>;

  constructor(db: Database) {
    this.#records = new Records(db, 'partner_webhooks');
  }

  put(webhook: PartnerWebhook): PartnerWebhook {
    return this.#records.put(webhook);
  }

  of(partnerId: string): PartnerWebhook | undefined {
    return this.#records.byId(partnerId);
  }

  /** Whether there was a webhook. */
  remove(partnerId: string): boolean {
    return this.#records.remove(partnerId);
  }
}
