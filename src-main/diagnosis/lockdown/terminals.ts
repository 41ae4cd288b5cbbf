import { configOf, isMasked } from './systemd-settings.ts';
import type { LockdownAnswer } from '../../../shared/contract/health.ts';
import type { Process } from './processes.ts';
import type { SystemTree } from './system-tree.ts';

type LockdownState = LockdownAnswer['state'];

const SIGN_INS = new Set(['agetty', 'getty', 'mingetty', 'fgetty', 'login']);
/** Of a cable, which no keyboard reaches. */
const SERIAL = /\btty(S|AMA|USB|ACM)\d|\bhvc\d/;
/** So many logind starts a sign-in on, and keeps for one, unless it is configured otherwise: logind.conf(5). */
const AUTOMATIC = '6';

/** Whether Ctrl+Alt+F2 and the like lead to a sign-in. */
export async function hasNoTerminals(
  processes: readonly Process[] | undefined,
  tree: SystemTree,
): Promise<LockdownState> {
  // A kernel without virtual terminals: there is nothing to switch to.
  if (!(await tree.has('/sys/class/tty/tty0')))
    return (await tree.has('/sys/class/tty')) ? 'locked' : 'unknown';
  if (!processes) return 'unknown';
  for (const { name, pid } of processes)
    if (SIGN_INS.has(name) && !SERIAL.test((await tree.text(`/proc/${pid}/cmdline`)) ?? '')) return 'open';
  // It starts one when somebody switches there.
  if (!processes.some(({ name }) => name === 'systemd-logind')) return 'locked';
  const config = await configOf(tree, 'logind.conf');
  const isOff = ['NAutoVTs', 'ReserveVT'].every((key) => Number(config('Login', key) ?? AUTOMATIC) === 0);
  const isMaskedForAll =
    (await isMasked(tree, 'getty@.service')) || (await isMasked(tree, 'autovt@.service'));
  return isOff || isMaskedForAll ? 'locked' : 'open';
}

/** Whether the kernel's own keys (Alt+SysRq) do nothing: Documentation/admin-guide/sysrq.rst. */
export async function hasNoKernelKeys(tree: SystemTree): Promise<LockdownState> {
  const allowed = (await tree.text('/proc/sys/kernel/sysrq'))?.trim();
  if (allowed === undefined || !/^\d+$/.test(allowed)) return 'unknown';
  return Number(allowed) === 0 ? 'locked' : 'open';
}
