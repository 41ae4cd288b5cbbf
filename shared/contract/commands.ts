import { z } from 'zod';
import { preferencesSchemas } from './commands/preferences.ts';
import { saleSchemas } from './commands/sale.ts';
import { setupSchemas } from './commands/setup.ts';
import type { CommandName } from './channels.ts';
import type { PreferencesResults } from './commands/preferences.ts';
import type { SaleResults } from './commands/sale.ts';
import type { SetupResults } from './commands/setup.ts';
import type { TillView } from './views.ts';

/** Input schemas of every command. Main parses what arrives from the renderer with these and trusts nothing else. */
export const commandSchemas = {
  'till.view': z.undefined(),
  ...setupSchemas,
  ...saleSchemas,
  ...preferencesSchemas,
} as const satisfies Record<CommandName, z.ZodType>;

export type CommandInput<N extends CommandName> = z.output<(typeof commandSchemas)[N]>;

/** What each command answers when it succeeds. Everything else reaches the renderer as a pushed view. */
export interface CommandResults extends SetupResults, SaleResults, PreferencesResults {
  'till.view': TillView;
}
