import { join } from 'node:path';
import { readLastUse } from '../../terminal/last-use.ts';
import { parseProfile } from '../../terminal/profile/profile.ts';
import { decideLaunch } from '../../session/till/launch.ts';
import { folderName, keyOf, TRAINING } from '../terminal/terminal-folder.ts';

interface Start {
  readonly folder: string;
  readonly training: boolean;
  /** Text of the profile that the command line names. */
  readonly givenProfile: string | undefined;
}

/** The ledger's folder that the till opens with what this process was started with; nothing where set-up comes first. */
export function ledgerOfStart({ folder, training, givenProfile }: Start): string | undefined {
  const { lastMode, profileText } = readLastUse(folder);
  const launch = decideLaunch({ training, givenProfile, lastMode, storedProfile: profileText });
  if (launch.kind === 'first-start') return undefined;
  if (launch.kind === 'training') return join(folder, 'ledgers', folderName(TRAINING));
  const parsed = parseProfile(launch.text);
  return 'faults' in parsed ? undefined : join(folder, 'ledgers', folderName(keyOf(parsed.profile, false)));
}
