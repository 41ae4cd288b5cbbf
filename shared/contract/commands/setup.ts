import { z } from 'zod';
import type { FieldFault } from '../../failure.ts';
import type { ProfileSummary } from '../views.ts';

const secret = z.string().min(1).max(4096);
const secrets = z.strictObject({
  terminalPassword: secret.optional(),
  clientSecret: secret.optional(),
  apiKey: secret.optional(),
});
const profileText = z.string().max(65_536);

export const setupSchemas = {
  // `leaveOpen`: also away from payments that are open, which nobody reads until the terminal is used again.
  'setup.useTraining': z.strictObject({ leaveOpen: z.boolean() }).optional(),
  'setup.checkProfile': z.strictObject({ text: profileText }),
  'setup.useProfile': z.strictObject({ text: profileText, secrets, leaveOpen: z.boolean().exactOptional() }),
  'setup.enterSecrets': z.strictObject({ secrets }),
  'setup.tryAgain': z.undefined(),
} as const;

export interface SetupResults {
  'setup.useTraining': null;
  'setup.checkProfile': { readonly faults: readonly FieldFault[]; readonly profile?: ProfileSummary };
  'setup.useProfile': null;
  'setup.enterSecrets': null;
  'setup.tryAgain': null;
}
