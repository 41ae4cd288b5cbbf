import { z } from 'zod';
import { ROLE_TO } from '../../../staff/permissions.ts';
import { ofType } from '../../command.ts';
import type { BackOfficeAccess } from '../../back-office/back-office.ts';
import type { CommandEntries } from '../../command.ts';

const secret = z.string().min(1).max(4096);

/** The manager's way to what the service knows beyond this till. */
export const backOfficeCommands = {
  'backOffice.get': { who: 'manager', input: z.undefined(), answer: ofType<BackOfficeAccess>() },
  'backOffice.enterSecrets': {
    who: ROLE_TO.enterBackOfficeSecrets,
    input: z.strictObject({
      secrets: z.strictObject({
        backOfficeKey: secret.exactOptional(),
        backOfficePassword: secret.exactOptional(),
        backOfficeClientSecret: secret.exactOptional(),
      }),
    }),
  },
} as const satisfies CommandEntries;
