import { expect, onTestFinished, test, vi } from 'vitest';
import { launchTill } from '../../../../src-main/boot/process/launch-till.ts';
import { systemClock } from '../../../../src-main/boot/process/system-clock.ts';
import { Settings } from '../../../../src-main/terminal/settings.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { whileUnread } from '../../../support/system/unread-files.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { SetupView } from '../../../../shared/contract/terminal-view.ts';

/** electron-store asks it for a folder and a version, and is given a folder here. */
vi.mock('electron', () => ({ default: { app: { getPath: () => '/nowhere', getVersion: () => '1.0.0' } } }));

/** Why a till that starts with these settings shows the set-up. */
async function setUpWith(settings: Settings, givenProfile?: string): Promise<SetupView['reason']> {
  const { till } = new TillWorld(temporaryFolder());
  onTestFinished(() => till.close());
  const start = {
    commandLine: { training: false },
    givenSecrets: {},
    unexpected: { report: () => undefined },
  };
  await launchTill(till, settings, start as never, { givenProfile, clock: systemClock });
  const { phase, setup } = till.view();
  expect(phase).toBe('setup');
  return setup.reason;
}

test('a till whose settings the disk does not give says that it could not start, and not that it is new', async () => {
  const folder = temporaryFolder();
  expect(await setUpWith(new Settings(folder))).toBe('first-start');
  new Settings(folder).useProfile('{}');
  const unread = whileUnread(() => new Settings(folder));
  expect(await setUpWith(unread)).toBe('failed');
  expect(await setUpWith(unread, '{}')).toBe('profile-faulty');
});
