import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId, recordName, tenderTypes } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, ShownSecret, WebhookTest } from '../../back-office/hierarchy.ts';

const one = z.strictObject({ id: recordId });

/** Commands that change terminals at the service, with the back office's credentials. The till keeps none of it. */
export const terminalsCommands = {
  'terminals.create': {
    who: 'manager',
    input: z.strictObject({
      locationId: recordId,
      name: recordName,
      tenderTypes: tenderTypes.exactOptional(),
      useSandboxSharedWallet: z.literal(true).exactOptional(),
    }),
    answer: ofType<HierarchyEntry>(),
  },
  'terminals.update': {
    who: 'manager',
    input: z.strictObject({ id: recordId, name: recordName, tenderTypes: tenderTypes.exactOptional() }),
  },
  /** Answers the new terminal. */
  'terminals.clone': {
    who: 'manager',
    input: z.strictObject({ id: recordId, name: recordName }),
    answer: ofType<HierarchyEntry>(),
  },
  /** Removes a terminal. The till's own is refused. */
  'terminals.remove': { who: 'manager', input: one },
  /** Answers the API key in full, for the asking screen only. */
  'terminals.revealKey': { who: 'manager', input: one, answer: ofType<ShownSecret>() },
  /** Makes a new API key and answers it. The old key stops working. */
  'terminals.resetKey': { who: 'manager', input: one, answer: ofType<ShownSecret>() },
  /** Sets the webhook and answers the secret that verifies its deliveries. */
  'terminals.setWebhook': {
    who: 'manager',
    input: z.strictObject({ id: recordId, url: z.string().trim().min(1).max(2048) }),
    answer: ofType<ShownSecret>(),
  },
  /** Sends test deliveries to the webhook that the service has. */
  'terminals.testWebhook': { who: 'manager', input: one, answer: ofType<WebhookTest>() },
  'terminals.removeWebhook': { who: 'manager', input: one },
} as const satisfies CommandEntries;
