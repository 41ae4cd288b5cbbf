import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { Failure } from '../../../failure.ts';

const secret = z.string().min(1).max(4096);

/** The result of a new API key, which is in use. */
export interface RenewedKey {
  /** Whether the key was kept; where not, it has to be typed again at the next start. */
  readonly kept: boolean;
  /** Why the key could not be tested, or why the service refused it. */
  readonly unproved?: Failure;
}

/** Commands that change the secrets of the terminal at work, while it goes on selling. */
export const tillSecretsCommands = {
  /**
   * Tests secrets, then uses and keeps them; after a failure the earlier ones stay in use. A webhook's secret cannot be tested,
   * so the earlier one stays valid until a delivery was signed with the new one.
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
  /** `fetch` uses the key that the service has now. `id` must be this till's terminal, which may have changed since the screen was drawn. */
  'tillSecrets.renewKey': {
    who: 'manager',
    input: z.strictObject({ id: z.string().min(1).max(256), how: z.enum(['reset', 'fetch']) }),
    answer: ofType<RenewedKey>(),
  },
} as const satisfies CommandEntries;
