import { decideLaunch } from '../../session/till/launch.ts';
import { supervise } from '../../supervision/supervise.ts';
import { readGivenSecrets } from './given-secrets.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Till } from '../../session/till/till.ts';
import type { Settings } from '../../terminal/settings.ts';
import type { TillProcess } from './till-process.ts';

/** It ends with the process. */
const NEVER = new AbortController().signal;

/**
 * Starts the till with what the command line gives, or how it was used last. Settings that the disk does not give now are asked for
 * again until it does: every command waits for this. Never rejects.
 */
export async function launchTill(
  till: Pick<Till, 'launch'>,
  settings: Pick<Settings, 'lastMode' | 'profileText' | 'isUnread'>,
  { commandLine, givenSecrets, unexpected }: Pick<TillProcess, 'commandLine' | 'givenSecrets' | 'unexpected'>,
  { givenProfile, clock }: { readonly givenProfile: string | undefined; readonly clock: Clock },
): Promise<void> {
  const { training, secretsFile } = commandLine;
  // Standard input is read once only.
  const secrets = await readGivenSecrets(secretsFile);
  const begin = async (): Promise<void> => {
    const { lastMode, profileText: storedProfile, isUnread } = settings;
    const launch = decideLaunch({ training, givenProfile, lastMode, storedProfile });
    const mayBeNoFirst = launch.kind === 'first-start' && isUnread;
    await till.launch(mayBeNoFirst ? { ...launch, isUnread } : launch, { ...givenSecrets, ...secrets });
  };
  await supervise('the start', begin, { clock, report: unexpected.report }, NEVER);
}
