import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { lockdownCheckOf } from '../../../src-main/diagnosis/lockdown/lockdown.ts';
import { SystemTree } from '../../../src-main/diagnosis/lockdown/system-tree.ts';
import { temporaryFolder, writeIn } from './temporary-folder.ts';
import type { LockdownAnswer, LockdownItem } from '../../../shared/contract/health.ts';
import type { LockdownParts } from '../../../src-main/diagnosis/lockdown/lockdown.ts';

const TILL = 700;
/** The service that starts the till there. */
export const UNIT = `[Service]
User=till
ExecStart=/usr/bin/cage -- /usr/bin/countertop --supervised
Restart=always
`;

/** Files under a new folder; those of a process by its number. */
export class Computer {
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
export function locked(): Computer {
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
