import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { PreferencesResults } from '../../../shared/contract/commands/preferences.ts';
import type { PreferenceStore } from '../../preferences/preference-store.ts';

export function preferencesHandlers(
  preferences: PreferenceStore,
): Pick<CommandCalls, keyof PreferencesResults> {
  return {
    'preferences.change': (wanted) => Promise.resolve(preferences.change(wanted)),
  };
}
