import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LockdownAnswer } from '../../../shared/contract/health.ts';

/** Answers one value of the system's registry as `reg query` prints it; nothing where it is not there. */
export type AskRegistry = (key: string, value: string) => Promise<string | undefined>;

/** https://learn.microsoft.com/windows-hardware/customize/enterprise/shell-launcher: it puts its own program in the desktop's place. */
const WINLOGON = 'HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon';
const WITHIN_MS = 5_000;

/** Whether people who sign in get another program in the place of the desktop. */
export async function replacesDesktop(ask: AskRegistry): Promise<LockdownAnswer['state']> {
  const shell = (await ask(WINLOGON, 'Shell'))?.match(/^\s*Shell\s+REG_\w+\s+(\S.*?)\s*$/m)?.[1];
  if (shell === undefined) return 'unknown';
  return /explorer\.exe/i.test(shell) ? 'open' : 'locked';
}

/** By the system's own program: the till brings none that reads the registry. */
export const askRegistryOf =
  (env: NodeJS.ProcessEnv): AskRegistry =>
  async (key, value) => {
    const program = join(env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'reg.exe');
    try {
      const options = { timeout: WITHIN_MS, windowsHide: true, maxBuffer: 65_536 };
      return (await promisify(execFile)(program, ['query', key, '/v', value], options)).stdout;
    } catch {
      return undefined;
    }
  };
