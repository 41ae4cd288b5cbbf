import { succeeded } from '../../shared/failure.ts';
import { atWork } from './handlers/at-work.ts';
import { preferencesHandlers } from './handlers/preferences.ts';
import { saleHandlers } from './handlers/sale.ts';
import { setupHandlers } from './handlers/setup.ts';
import type { CommandCalls } from '../../shared/contract/api.ts';
import type { TillParts } from './parts.ts';
import type { Till } from './till.ts';

/** What each command of the contract does. */
export function commandHandlers(
  till: Till,
  parts: Pick<TillParts, 'parseProfile' | 'profileSummary' | 'preferences'>,
): CommandCalls {
  const session = atWork(till);
  return {
    'till.view': () => Promise.resolve(succeeded(till.view())),
    ...setupHandlers(till, parts),
    ...saleHandlers(session),
    ...preferencesHandlers(parts.preferences),
  };
}
