import { z } from 'zod';
import type { CommandEntries } from '../command.ts';

export const outcomeNotificationCommands = {
  'outcomeNotifications.announced': {
    who: 'everybody',
    input: z.strictObject({
      saleIds: z.array(z.string().min(1).max(64)).min(1).max(1_000).readonly(),
    }),
  },
} as const satisfies CommandEntries;
