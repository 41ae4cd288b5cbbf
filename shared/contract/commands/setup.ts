import { z } from 'zod';
import { ofType } from '../command.ts';
import { LONGEST_PROFILE, LONGEST_HAND_OVER_CODE } from '../input-limits.ts';
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
  // For a profile without a terminal.
  backOfficeKey: secret.optional(),
  backOfficePassword: secret.optional(),
  backOfficeClientSecret: secret.optional(),
});
const profileText = z.string().max(LONGEST_PROFILE);
const handOverText = z.string().max(131_072);

export const setupCommands = {
  // `leaveOpen`: also where payments are open, which are not read until the terminal is used again.
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
  /** A manager's, which main checks; everybody's where the till cannot read its own secrets, since the service checks them. */
  'setup.enterSecrets': { who: 'everybody', input: z.strictObject({ secrets }) },
  /** `text` is the content of a QR code or a file. */
  'setup.checkHandOver': {
    who: 'manager',
    input: z.strictObject({ text: handOverText }),
    answer: ofType<{ readonly expiresAt: number }>(),
  },
  'setup.takeHandOver': {
    who: 'manager',
    input: z.strictObject({
      text: handOverText,
      code: z.string().max(LONGEST_HAND_OVER_CODE),
      leaveOpen: z.boolean().exactOptional(),
      // Accepts a package that another computer signed than those that this till took before.
      trustSigner: z.boolean().exactOptional(),
    }),
  },
  /** Repeats a start that failed. */
  'setup.tryAgain': { who: 'everybody', input: z.undefined() },
} as const satisfies CommandEntries;
