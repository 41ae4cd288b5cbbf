import type { Database } from '../world/database.ts';
import { Records, recordTable } from '../world/records/records.ts';

export const PARTNER_WEBHOOK_TABLES = recordTable('partner_webhooks', []);

/** What a partner registered (spec "Onboarding webhook configuration"). */
export interface PartnerWebhook {
  /** The partner's. */
  readonly id: string;
  readonly endpointUrl: string;
  readonly eventTypes: readonly string[];
  readonly webhookSecret: string;
}

/** At most one for each partner. */
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

  /** Whether there was one. */
  remove(partnerId: string): boolean {
    return this.#records.remove(partnerId);
  }
}
