import { succeeded } from '../../../../../shared/failure.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { managedSettingsCommands } from '../../../../../shared/contract/commands/provisioning/managed-settings.ts';
import type {
  ManagedName,
  ManagedPreferences,
} from '../../../../../shared/contract/back-office/managed-settings.ts';
import type { Preferences } from '../../../../../shared/preferences.ts';
import type { ChooseTarget } from '../../../../ledger/care/ledger-care.ts';
import type { PreferenceStore } from '../../../../terminal/preferences/preference-store.ts';
import type { WithSession } from '../with-session.ts';

/** Commands that sign settings for many tills, with the key that signs hand-overs. */
export function managedSettingsHandlers(
  withSession: WithSession,
  preferences: Pick<PreferenceStore, 'view'>,
  chooseTarget: ChooseTarget,
): Pick<CommandCalls, keyof typeof managedSettingsCommands> {
  return {
    'managedSettings.get': () =>
      withSession(async ({ office }) =>
        succeeded(shown({ merchants: await (await office.handOvers()).managed.merchants() })),
      ),
    'managedSettings.save': ({ by, names, merchantId }) =>
      withSession(async ({ office }) => {
        const settings = chosen(preferences.view(), names);
        const wanted = { by, settings, ...(merchantId !== undefined && { merchantId }) };
        return (await office.handOvers()).managed.save(wanted, chooseTarget);
      }),
  };
}

/** The chosen preferences. Without a language for customers, theirs is the cashier's. */
function chosen(preferences: Preferences, names: readonly ManagedName[]): ManagedPreferences {
  const { language, customerLanguage = language } = preferences;
  const all = { ...preferences, customerLanguage };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
