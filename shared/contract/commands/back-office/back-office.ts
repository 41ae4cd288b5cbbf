import { z } from 'zod';
import { ROLE_TO } from '../../../staff/permissions.ts';
import { ofType } from '../../command.ts';
import type { BackOfficeAccess } from '../../back-office/back-office.ts';
import type { CommandEntries } from '../../command.ts';

const secret = z.string().min(1).max(4096);

/** Commands about the back office's access to the service. */
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
