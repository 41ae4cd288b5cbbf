import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId, recordName } from './record-fields.ts';
import { ONBOARDING_EVENTS } from '../../back-office/merchants.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, ShownSecret } from '../../back-office/hierarchy.ts';
import type { PartnerKey, PartnerRecord } from '../../back-office/merchants.ts';

/** Partners at the service, by the back office's credentials. Nothing of it is kept here. */
export const partnersCommands = {
  'partners.get': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<PartnerRecord>(),
  },
  /** A partner below another. */
  'partners.create': {
    who: 'manager',
    input: z.strictObject({
      parentId: recordId,
      name: recordName,
      externalId: z.string().min(1).max(128).exactOptional(),
    }),
    answer: ofType<HierarchyEntry>(),
  },
  /** Masked, all of them. */
  'partners.keys': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<readonly PartnerKey[]>(),
  },
  /** Answers the key in full, for the screen of whoever asked and nowhere else: the service shows it this once. */
  'partners.createKey': {
    who: 'manager',
    input: z.strictObject({ id: recordId, name: recordName }),
    answer: ofType<ShownSecret>(),
  },
  /**
   * Answers what verifies deliveries, for the screen of whoever asked and nowhere else. `conflict` where the partner has a
   * webhook already, which the service does not show, unless it is to be replaced.
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
