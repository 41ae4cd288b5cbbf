import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId, recordName } from './record-fields.ts';
import { ONBOARDING_EVENTS } from '../../back-office/merchants.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, ShownSecret } from '../../back-office/hierarchy.ts';
import type { PartnerKey, PartnerRecord } from '../../back-office/merchants.ts';

/** Commands about partners at the service, with the back office's credentials. The till keeps none of it. */
export const partnersCommands = {
  'partners.get': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<PartnerRecord>(),
  },
  /** Creates a partner below another one. */
  'partners.create': {
    who: 'manager',
    input: z.strictObject({
      parentId: recordId,
      name: recordName,
      externalId: z.string().min(1).max(128).exactOptional(),
    }),
    answer: ofType<HierarchyEntry>(),
  },
  /** Answers all API keys of a partner, masked. */
  'partners.keys': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<readonly PartnerKey[]>(),
  },
  /** Creates a key and answers it in full, for the asking screen only: the service shows it only once. */
  'partners.createKey': {
    who: 'manager',
    input: z.strictObject({ id: recordId, name: recordName }),
    answer: ofType<ShownSecret>(),
  },
  /**
   * Sets the webhook and answers the secret that verifies its deliveries, for the asking screen only. Fails with `conflict`
   * where the partner has a webhook already, which the service does not show, unless it is to be replaced.
   */
  'partners.setWebhook': {
    who: 'manager',
    input: z.strictObject({
      id: recordId,
      url: z.string().trim().min(1).max(2048),
      events: z.array(z.enum(ONBOARDING_EVENTS)).min(1).max(ONBOARDING_EVENTS.length).readonly(),
      replace: z.boolean(),
    }),
    answer: ofType<ShownSecret>(),
  },
  'partners.removeWebhook': { who: 'manager', input: z.strictObject({ id: recordId }) },
} as const satisfies CommandEntries;
