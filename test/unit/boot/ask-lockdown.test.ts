import { expect, test, vi } from 'vitest';
import { askLockdown } from '../../../src-main/boot/process/ask-lockdown.ts';

const APPLICATION = '/opt/no-such-till/resources/app.asar';

vi.mock('electron', () => ({ app: { getAppPath: () => APPLICATION } }));
// A computer on which all is root's.
vi.mock('original-fs', () => ({
  lstat: (_path: string, done: (error: null, found: object) => void) =>
    done(null, { uid: 0, gid: 0, mode: 0o755 }),
}));

test.runIf(process.platform === 'linux')(
  'whose the archive of the application is, the system says: Electron calls it a folder of whoever asks',
  async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1_000);
    vi.spyOn(process, 'getgid').mockReturnValue(1_000);
    vi.spyOn(process, 'getgroups').mockReturnValue([]);
    const answers = await askLockdown('/home/till/.config/Countertop', {})();
    expect(answers).toContainEqual({ item: 'application', state: 'locked' });
  },
);
