import { join } from 'node:path';
import { HandOverRecord, merchantOf } from '../../provisioning/hand-over-record.ts';
import { ManagedSettings } from '../../provisioning/managed/managed-settings.ts';
import { managedFilePath, readSystemFile } from '../../provisioning/managed/system-file.ts';
import { parseProfile } from '../../terminal/profile/profile.ts';
import { systemClock } from '../process/system-clock.ts';
import type { PreferenceStore } from '../../terminal/preferences/preference-store.ts';
import type { Settings } from '../../terminal/settings.ts';

interface Managed {
  readonly managed: ManagedSettings;
  /** The hand-overs by which this till knows whose settings it may take. */
  readonly handOvers: HandOverRecord;
}

/**
 * The settings that an administrator sets for this till. They are read now, and again after each change of what decides whether they
 * are accepted: the profile and the hand-overs.
 */
export function openManagedSettings(
  folder: string,
  settings: Settings,
  preferences: PreferenceStore,
  { isInstalled }: { readonly isInstalled: boolean },
): Managed {
  const file = managedFile(isInstalled);
  const user = process.getuid?.();
  const handOvers = new HandOverRecord(join(folder, 'hand-overs.json'), () => void managed.readAgain());
  const managed = new ManagedSettings({
    read: () => readSystemFile(file, user),
    keptFile: join(folder, 'managed-settings.json'),
    merchant: () => merchantIn(settings.profileText),
    signsFor: (publicKey) => handOvers.signsFor(publicKey),
    now: () => systemClock.wall(),
    use: (content) => preferences.manage(content),
  });
  void managed.readAgain();
  settings.onProfile(() => void managed.readAgain());
  return { managed, handOvers };
}

/** Only tests choose another file: the user of an installed till must not. */
function managedFile(isInstalled: boolean): string {
  const chosen = isInstalled ? undefined : process.env['COUNTERTOP_MANAGED_SETTINGS'];
  return chosen ?? managedFilePath(process.platform, process.env);
}

/** The merchant of a profile, also of one for practice; `undefined` where the profile is faulty. */
function merchantIn(profileText: string | undefined): string | undefined {
  const parsed = profileText === undefined ? undefined : parseProfile(profileText);
  return parsed && 'profile' in parsed ? merchantOf(parsed.profile) : undefined;
}
