import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockdownCheckOf } from '../../../../src-main/diagnosis/lockdown/lockdown.ts';
import { SystemTree } from '../../../../src-main/diagnosis/lockdown/system-tree.ts';
import type { LockdownAnswer } from '../../../../shared/contract/health.ts';
import type { LockdownParts } from '../../../../src-main/diagnosis/lockdown/lockdown.ts';
import { Computer, locked } from '../../../support/system/locked-computer.ts';

test.each<[string | undefined, LockdownAnswer['state']]>([
  ['\r\nHKEY_LOCAL_MACHINE\\…\\Winlogon\r\n    Shell    REG_SZ    explorer.exe\r\n\r\n', 'open'],
  ['    Shell    REG_SZ    C:\\Windows\\System32\\eshell.exe\r\n', 'locked'],
  [undefined, 'unknown'],
  ['ERROR: The system was unable to find the specified registry key or value.', 'unknown'],
])('Windows says by its registry what stands in the desktop’s place: %j', async (answer, is) => {
  const asked: string[] = [];
  const askRegistry: LockdownParts['askRegistry'] = (key, value) => {
    asked.push(`${key} ${value}`);
    return Promise.resolve(answer);
  };
  const said = await new Computer().states({ platform: 'win32', askRegistry, user: undefined });
  expect(said).toEqual({
    session: is,
    sleep: 'unknown',
    restart: 'unknown',
    user: 'unknown',
    application: 'unknown',
    profile: 'unknown',
  });
  expect(asked).toEqual(['HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon Shell']);
});

test('macOS has no session of one program, and says of files and users what Linux says', async () => {
  const computer = locked();
  computer.write('etc/group', 'admin:*:64001:root\n');
  expect(await computer.states({ platform: 'darwin' })).toMatchObject({
    session: 'unknown',
    restart: 'unknown',
    user: 'open',
  });
});

test.runIf(process.platform === 'linux')('this computer answers', async () => {
  const { pid, execPath } = process;
  const uid = process.getuid?.() ?? 0;
  const said = await lockdownCheckOf({
    platform: process.platform,
    pid,
    program: execPath,
    startedBy: undefined,
    tree: new SystemTree(),
    askRegistry: () => Promise.resolve(undefined),
    user: { uid, gids: process.getgroups?.() ?? [] },
    application: [import.meta.filename],
    profile: import.meta.filename,
  })();
  const state = Object.fromEntries(said.map((answer) => [answer.item, answer.state]));
  // A checkout belongs to whoever tests it, and nothing starts a test again.
  expect(state).toMatchObject({ application: 'open' });
  expect(state['kernel-keys'] === 'unknown').toBe(!existsSync('/proc/sys/kernel/sysrq'));
  expect(state['restart']).not.toBe('locked');
});
