import { z } from 'zod';
import { GUARD_WARNINGS } from '../failure.ts';
import { MAX_AMOUNT_DIGITS } from '../money.ts';
import type { CommandName } from './channels.ts';
import type { CheckAnswer, ProfileSummary, TillView } from './views.ts';
import type { FieldFault } from '../failure.ts';

/** Input schemas of every command. Main parses what arrives from the renderer with these and trusts nothing else. */
const none = z.undefined();
const saleId = z.strictObject({ saleId: z.string().min(1).max(64) });
/** Whether the screen that is left showed the sale's end: an outcome that came meanwhile must not go unseen. */
const seen = z.enum(['open', 'settled']);
const secret = z.string().min(1).max(4096);
const secrets = z.strictObject({
  terminalPassword: secret.optional(),
  clientSecret: secret.optional(),
  apiKey: secret.optional(),
});
const profileText = z.string().max(65_536);

export const commandSchemas = {
  'till.view': none,
  'setup.useTraining': none,
  'setup.checkProfile': z.strictObject({ text: profileText }),
  'setup.useProfile': z.strictObject({ text: profileText, secrets }),
  'setup.enterSecrets': z.strictObject({ secrets }),
  'setup.tryAgain': none,
  'sale.lookAhead': z.strictObject({ reference: z.string().max(1024) }),
  'sale.start': z.strictObject({
    amountMinor: z
      .int()
      .positive()
      .lt(10 ** MAX_AMOUNT_DIGITS),
    reference: z.string().max(1024),
    overrides: z.array(z.enum(GUARD_WARNINGS)).max(GUARD_WARNINGS.length).readonly(),
  }),
  'sale.open': saleId.extend({ seen }),
  'sale.leave': saleId.extend({ seen }),
  'sale.checkNow': saleId,
  'sale.stopCreating': saleId,
  'concern.note': saleId.extend({ concern: z.string().min(1).max(512) }),
} as const satisfies Record<CommandName, z.ZodType>;

export type CommandInput<N extends CommandName> = z.output<(typeof commandSchemas)[N]>;

/** What each command answers when it succeeds. Everything else reaches the renderer as a pushed view. */
export interface CommandResults {
  'till.view': TillView;
  'setup.useTraining': null;
  'setup.checkProfile': { readonly faults: readonly FieldFault[]; readonly profile?: ProfileSummary };
  'setup.useProfile': null;
  'setup.enterSecrets': null;
  'setup.tryAgain': null;
  'sale.lookAhead': null;
  'sale.start': { readonly saleId: string };
  'sale.open': null;
  'sale.leave': null;
  'sale.checkNow': CheckAnswer;
  'sale.stopCreating': null;
  'concern.note': null;
}
