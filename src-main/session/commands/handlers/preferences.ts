import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { preferencesCommands } from '../../../../shared/contract/commands/preferences.ts';
import { failed } from '../../../../shared/failure.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { Role } from '../../../../shared/staff/staff.ts';
import type { PreferenceStore } from '../../../terminal/preferences/preference-store.ts';

/** Everybody may change how the till looks and sounds. Only a manager may change the scanner, as only managers see its page. */
export function preferencesHandlers(
  preferences: PreferenceStore,
  refusal: (role: Role) => Failure | undefined,
): Pick<CommandCalls, keyof typeof preferencesCommands> {
  return {
    'preferences.change': (wanted) => {
      const same = JSON.stringify(wanted.scanner) === JSON.stringify(preferences.view().scanner);
      const refused = same ? undefined : refusal('manager');
      return Promise.resolve(refused ? failed(refused) : preferences.change(wanted));
    },
  };
}
