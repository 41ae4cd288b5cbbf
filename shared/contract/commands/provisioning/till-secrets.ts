import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { Failure } from '../../../failure.ts';

const secret = z.string().min(1).max(4096);

/** A key that has taken the place of one that no longer works. */
export interface RenewedKey {
  /** Not kept: the next start needs it again. */
  readonly kept: boolean;
  /** Why the service could not be asked whether it takes the key, or what it said against it. */
  readonly unproved?: Failure;
}

/** Other secrets for the terminal at work, which goes on selling. */
export const tillSecretsCommands = {
  /**
   * Proven before they are used and kept; one that fails leaves those before in use. A webhook's secret is proven by what is
   * signed with it: until then the one before is good too.
   */
  'tillSecrets.change': {
    who: 'manager',
    input: z.strictObject({
      secrets: z.strictObject({
        terminalPassword: secret.exactOptional(),
        clientSecret: secret.exactOptional(),
        apiKey: secret.exactOptional(),
        webhookSecret: secret.exactOptional(),
        partnerWebhookSecret: secret.exactOptional(),
      }),
    }),
  },
  /** `fetch` takes the key that the service has now. `id` is this till's own terminal: the screen's may have changed. */
  'tillSecrets.renewKey': {
    who: 'manager',
    input: z.strictObject({ id: z.string().min(1).max(256), how: z.enum(['reset', 'fetch']) }),
    answer: ofType<RenewedKey>(),
  },
} as const satisfies CommandEntries;
