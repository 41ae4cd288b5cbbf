import { chmodSync, mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LockdownAnswer, LockdownItem } from '../../../../shared/contract/health.ts';
import { Computer, locked, UNIT } from '../../../support/system/locked-computer.ts';

const ALL_LOCKED = {
  session: 'locked',
  terminals: 'locked',
  'kernel-keys': 'locked',
  sleep: 'locked',
  restart: 'locked',
  user: 'locked',
  application: 'locked',
  profile: 'locked',
};

// Owners of files count: those that a test writes are its own user's, who is root at some computers.
const asRoot = process.getuid?.() === 0;

test.runIf(asRoot)('a computer that is set up as the manual says is locked in everything', async () => {
  expect(await locked().states()).toEqual(ALL_LOCKED);
});

test.each<[string, LockdownItem, LockdownAnswer['state'], (computer: Computer) => void]>([
  ['another user’s desktop', 'session', 'open', (at) => at.runs(400, 'gnome-shell')],
  ['a till beside the compositor, not in it', 'session', 'unknown', (at) => at.runs(650, 'countertop', 1)],
  ['a first process that cannot be seen', 'session', 'unknown', (at) => at.runs(1, '')],
  [
    'a sign-in on a terminal',
    'terminals',
    'open',
    (at) => at.runs(500, 'agetty', 1, 'agetty\0--noclear\0tty2\0'),
  ],
  [
    'a sign-in that names no terminal',
    'terminals',
    'open',
    (at) => at.runs(500, 'agetty', 1, 'agetty\0-\0linux'),
  ],
  ['a sign-in on a cable', 'terminals', 'locked', (at) => at.runs(500, 'agetty', 1, 'agetty\0ttyS0\0')],
  [
    'sign-ins that begin when somebody switches there',
    'terminals',
    'open',
    (at) => at.write('etc/systemd/logind.conf', '[Login]\n#NAutoVTs=0\nReserveVT=0\n'),
  ],
  [
    'a drop-in against the setting',
    'terminals',
    'open',
    (at) => at.write('etc/systemd/logind.conf.d/50-own.conf', '[Login]\nNAutoVTs=2\n'),
  ],
  [
    'a drop-in of the system below that of an administrator',
    'terminals',
    'locked',
    (at) => {
      at.write('usr/lib/systemd/logind.conf.d/50-own.conf', '[Login]\nNAutoVTs=2\n');
      at.write('etc/systemd/logind.conf.d/50-own.conf', '[Login]\n');
    },
  ],
  [
    'sign-ins that nobody can start',
    'terminals',
    'locked',
    (at) => {
      at.write('etc/systemd/logind.conf', '');
      at.link('etc/systemd/system/getty@.service', '/dev/null');
    },
  ],
  ['keys of the kernel', 'kernel-keys', 'open', (at) => at.write('proc/sys/kernel/sysrq', '438\n')],
  [
    'a setting of the kernel that is empty',
    'kernel-keys',
    'unknown',
    (at) => at.write('proc/sys/kernel/sysrq', ''),
  ],
  [
    'a system that sleeps when idle',
    'sleep',
    'open',
    (at) => at.write('etc/systemd/logind.conf', '[Login]\nIdleAction=suspend\n'),
  ],
  [
    'a system that would sleep and cannot',
    'sleep',
    'locked',
    (at) => {
      at.write('etc/systemd/logind.conf', '[Login]\nIdleAction=suspend\n');
      at.link('etc/systemd/system/sleep.target', '/dev/null');
    },
  ],
  ['a program that darkens the screen', 'sleep', 'open', (at) => at.runs(501, 'swayidle')],
  [
    'a service that gives up',
    'restart',
    'open',
    (at) =>
      at.write(
        'etc/systemd/system/countertop-kiosk.service.d/override.conf',
        '[Service]\nRestart=\nRestart=on-failure\n',
      ),
  ],
  [
    'a group that says which service',
    'restart',
    'open',
    (at) => at.write('proc/self/cgroup', '0::/system.slice/other.service\n'),
  ],
  [
    'a service of the system, by its template',
    'restart',
    'locked',
    (at) => {
      at.write('proc/self/cgroup', '0::/system.slice/system-till.slice/till@1.service\n');
      at.write('usr/lib/systemd/system/till@.service', UNIT);
    },
  ],
  [
    'a service that begins another program',
    'restart',
    'open',
    (at) =>
      at.write(
        'etc/systemd/system/countertop-kiosk.service',
        UNIT.replace('/usr/bin/countertop', '/usr/bin/other'),
      ),
  ],
  ['a member of sudo', 'user', 'open', (at) => at.write('etc/group', 'sudo:x:64001:\n')],
  ['a member of adm', 'user', 'open', (at) => at.write('etc/group', 'adm:x:64001:\n')],
  [
    'an application that everybody may change',
    'application',
    'open',
    (at) => chmodSync(join(at.folder, 'opt/Countertop/resources/app.asar'), 0o666),
  ],
  [
    'a folder that others may put files into',
    'application',
    'open',
    (at) => chmodSync(join(at.folder, 'opt/Countertop'), 0o777),
  ],
  [
    'a profile that everybody may change',
    'profile',
    'open',
    (at) => chmodSync(join(at.folder, 'etc/countertop/terminal.json'), 0o646),
  ],
])('%s: %s is %s', async (_, item, is, change) => {
  const computer = locked();
  change(computer);
  expect((await computer.states())[item]).toBe(is);
});

test('a kernel without virtual terminals has none to switch to', async () => {
  const computer = new Computer();
  computer.write('sys/class/tty/console/active', 'ttyS0\n');
  expect(await computer.states()).toMatchObject({ terminals: 'locked' });
});

test('of a computer that shows nothing of itself nothing is said', async () => {
  const said = await new Computer().states();
  expect(new Set(Object.values(said))).toEqual(new Set(['unknown']));
  expect(Object.keys(said)).toEqual(Object.keys(ALL_LOCKED));
});

test('a pipe in the place of a setting is not waited for, nor is what never ends', async () => {
  const computer = locked();
  const file = join(computer.folder, 'etc/systemd/logind.conf.d/50-own.conf');
  mkdirSync(join(file, '..'), { recursive: true });
  spawnSync('mkfifo', [file]);
  computer.write('proc/sys/kernel/sysrq', '0'.repeat(100_000));
  expect(await computer.states()).toMatchObject({ terminals: 'locked', 'kernel-keys': 'unknown' });
});
