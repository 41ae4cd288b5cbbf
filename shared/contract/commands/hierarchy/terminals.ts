import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId, recordName, tenderTypes } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, ShownSecret, WebhookTest } from '../../back-office/hierarchy.ts';

const one = z.strictObject({ id: recordId });

/** Changes of terminals at the service, by the back office's credentials. Nothing of it is kept here. */
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
  /** Never the till's own. */
  'terminals.remove': { who: 'manager', input: one },
  /** The key in full, for the screen of whoever asked and nowhere else. */
  'terminals.revealKey': { who: 'manager', input: one, answer: ofType<ShownSecret>() },
  /** The old key stops working; answers the new one. */
  'terminals.resetKey': { who: 'manager', input: one, answer: ofType<ShownSecret>() },
  /** Answers what verifies the calls. */
  'terminals.setWebhook': {
    who: 'manager',
    input: z.strictObject({ id: recordId, url: z.string().trim().min(1).max(2048) }),
    answer: ofType<ShownSecret>(),
  },
  /** Of the webhook that the service has. */
  'terminals.testWebhook': { who: 'manager', input: one, answer: ofType<WebhookTest>() },
  'terminals.removeWebhook': { who: 'manager', input: one },
} as const satisfies CommandEntries;
