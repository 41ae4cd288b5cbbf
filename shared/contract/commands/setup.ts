import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { FieldFault } from '../../failure.ts';
import type { ProfileSummary } from '../terminal-view.ts';

const secret = z.string().min(1).max(4096);
const secrets = z.strictObject({
  terminalPassword: secret.optional(),
  clientSecret: secret.optional(),
  apiKey: secret.optional(),
  proxyPassword: secret.optional(),
  webhookSecret: secret.optional(),
  partnerWebhookSecret: secret.optional(),
  // Of a profile without a terminal.
  backOfficeKey: secret.optional(),
  backOfficePassword: secret.optional(),
  backOfficeClientSecret: secret.optional(),
});
const profileText = z.string().max(65_536);
const handOverText = z.string().max(131_072);

export const setupCommands = {
  // `leaveOpen`: also away from payments that are open, which are not read until the terminal is used again.
  'setup.useTraining': { who: 'manager', input: z.strictObject({ leaveOpen: z.boolean() }).optional() },
  'setup.checkProfile': {
    who: 'manager',
    input: z.strictObject({ text: profileText }),
    answer: ofType<{ readonly faults: readonly FieldFault[]; readonly profile?: ProfileSummary }>(),
  },
  'setup.useProfile': {
    who: 'manager',
    input: z.strictObject({ text: profileText, secrets, leaveOpen: z.boolean().exactOptional() }),
  },
  'setup.enterSecrets': { who: 'manager', input: z.strictObject({ secrets }) },
  /** `text` is what a scanner typed or what the file holds. */
  'setup.checkHandOver': {
    who: 'manager',
    input: z.strictObject({ text: handOverText }),
    answer: ofType<{ readonly expiresAt: number }>(),
  },
  'setup.takeHandOver': {
    who: 'manager',
    input: z.strictObject({
      text: handOverText,
      code: z.string().max(64),
      leaveOpen: z.boolean().exactOptional(),
      // Signed by another computer than the hand-overs that this till took before.
      trustSigner: z.boolean().exactOptional(),
    }),
  },
  /** Only a start that failed is tried again, with what it was given. */
  'setup.tryAgain': { who: 'everybody', input: z.undefined() },
} as const satisfies CommandEntries;
