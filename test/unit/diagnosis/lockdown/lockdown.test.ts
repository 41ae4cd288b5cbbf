import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockdownOf } from '../../../../src-main/diagnosis/health/lockdown.ts';
import { lockdownCheckOf } from '../../../../src-main/diagnosis/lockdown/lockdown.ts';
import { SystemTree } from '../../../../src-main/diagnosis/lockdown/system-tree.ts';
import { temporaryFolder, writeIn } from '../../../support/system/temporary-folder.ts';
import type { LockdownAnswer, LockdownItem } from '../../../../shared/contract/health.ts';
import type { LockdownParts } from '../../../../src-main/diagnosis/lockdown/lockdown.ts';

const TILL = 700;
const UNIT = `[Service]
User=till
ExecStart=/usr/bin/cage -- /usr/bin/countertop --supervised
Restart=always
`;

/** Files under a new folder; those of a process by its number. */
class Computer {
  readonly folder = temporaryFolder();
  readonly write = (path: string, text: string): string => writeIn(this.folder, path, text);

  runs(pid: number, name: string, parent = 1, cmdline = name): void {
    this.write(`proc/${pid}/status`, `Name:\t${name}\nUmask:\t0022\nPPid:\t${parent}\n`);
    this.write(`proc/${pid}/cmdline`, cmdline);
  }

  link(path: string, to: string): void {
    mkdirSync(join(this.folder, path, '..'), { recursive: true });
    symlinkSync(to, join(this.folder, path));
  }

  /** The state of each item. The till's user is nobody who owns these files. */
  async states(
    parts: Partial<LockdownParts> = {},
  ): Promise<Partial<Record<LockdownItem, LockdownAnswer['state']>>> {
    const look = lockdownCheckOf({
      platform: 'linux',
      pid: TILL,
      program: '/opt/Countertop/countertop',
      startedBy: '600',
      tree: new SystemTree(this.folder),
      askRegistry: () => Promise.resolve(undefined),
      user: { uid: 64_001, gids: [64_001] },
      application: ['/opt/Countertop/countertop', '/opt/Countertop/resources/app.asar'],
      profile: '/etc/countertop/terminal.json',
      ...parts,
    });
    return Object.fromEntries((await look()).map(({ item, state }) => [item, state]));
  }
}

/** As docs/kiosk.md has it. */
function locked(): Computer {
  const computer = new Computer();
  chmodSync(computer.folder, 0o755);
  computer.runs(1, 'systemd', 0);
  computer.runs(300, 'systemd-logind');
  computer.runs(600, 'cage');
  computer.runs(650, 'countertop', 600);
  computer.runs(TILL, 'countertop', 650);
  computer.write('proc/self/cgroup', '0::/user.slice/user-64001.slice/session-c1.scope\n');
  computer.write('proc/sys/kernel/sysrq', '0\n');
  computer.write('sys/class/tty/tty0/active', 'tty1\n');
  computer.write('run/systemd/system/.keep', '');
  computer.write('etc/systemd/logind.conf', '# own\n[Login]\nNAutoVTs=0\n  ReserveVT = 0\n');
  computer.write('etc/systemd/system/countertop-kiosk.service', UNIT);
  computer.write('etc/group', 'root:x:0:\nsudo:x:27:ada\ntill:x:64001:\n');
  computer.write('etc/countertop/terminal.json', '{}');
  computer.write('opt/Countertop/countertop', '');
  computer.write('opt/Countertop/resources/app.asar', '');
  return computer;
}

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

describe.runIf(asRoot)('a link on the way, which everybody may write by its mode', () => {
  function linked(): Computer {
    const computer = locked();
    renameSync(join(computer.folder, 'opt/Countertop'), join(computer.folder, 'opt/Countertop-1.2'));
    computer.link('opt/Countertop', 'Countertop-1.2');
    renameSync(join(computer.folder, 'etc'), join(computer.folder, 'kept'));
    computer.link('etc', 'kept');
    return computer;
  }

  test('changes nothing', async () => {
    expect(await linked().states()).toMatchObject({ application: 'locked', profile: 'locked' });
  });

  test('leads to who may write', async () => {
    const computer = linked();
    chmodSync(join(computer.folder, 'opt/Countertop-1.2'), 0o777);
    chmodSync(join(computer.folder, 'kept'), 0o777);
    expect(await computer.states()).toMatchObject({ application: 'open', profile: 'open' });
  });

  test('may lead in a circle', async () => {
    const computer = linked();
    computer.link('opt/circle', 'circle');
    expect(await computer.states({ application: ['/opt/circle/countertop'] })).toMatchObject({
      application: 'unknown',
    });
  });
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

test.runIf(asRoot)('a file of the till’s user is one that they may change', async () => {
  const computer = locked();
  chownSync(join(computer.folder, 'opt/Countertop/countertop'), 64_001, 0);
  expect(await computer.states()).toMatchObject({ application: 'open', profile: 'locked' });
  chownSync(join(computer.folder, 'etc/countertop/terminal.json'), 64_001, 0);
  expect(await computer.states()).toMatchObject({ profile: 'locked' });
  chownSync(join(computer.folder, 'etc/countertop/terminal.json'), 64_002, 0);
  expect(await computer.states()).toMatchObject({ profile: 'open' });
});

test('a till of root’s is locked in nothing that is about its user', async () => {
  expect(await locked().states({ user: { uid: 0, gids: [0] } })).toMatchObject({
    user: 'open',
    application: 'open',
  });
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

test('the worst answer counts and stands first, and without one somebody has to look', () => {
  const answers: readonly LockdownAnswer[] = [
    { item: 'session', state: 'locked' },
    { item: 'sleep', state: 'unknown' },
    { item: 'user', state: 'open' },
  ];
  const check = lockdownOf(answers);
  expect(check).toMatchObject({ result: 'open', state: 'attention' });
  expect(check.found.map(({ item }) => item)).toEqual(['user', 'sleep', 'session']);
  expect(lockdownOf(answers.slice(0, 2))).toMatchObject({ result: 'unknown', state: 'attention' });
  expect(lockdownOf(answers.slice(0, 1))).toMatchObject({ result: 'locked', state: 'fine' });
  expect(lockdownOf([])).toMatchObject({ result: 'unknown', state: 'attention' });
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
