import { readdirSync, readFileSync } from 'node:fs';

/** A running process, as Linux shows it in /proc. */
interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** Chromium joins its arguments with spaces. */
  readonly commandLine: string;
  /** As it was when the program began; whatever is deleted from it later stays here. */
  readonly environment: readonly string[];
}

/** Every process of this computer that this user may read. */
export function runningProcesses(): readonly RunningProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const parts = (file: string): readonly string[] =>
        readFileSync(`/proc/${pid}/${file}`, 'utf8')
          .split('\0')
          .filter((part) => part !== '');
      const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return [
        {
          pid: Number(pid),
          parent: Number(parent),
          commandLine: parts('cmdline').join(' '),
          environment: parts('environ'),
        },
      ];
    } catch {
      return []; // it has ended, or belongs to somebody else
    }
  });
}

/** The process with this id and all that it started, directly or not. */
export function processTree(pid: number): readonly RunningProcess[] {
  const all = runningProcesses();
  const below = (parent: number): readonly RunningProcess[] =>
    all.filter((process) => process.parent === parent).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter((process) => process.pid === pid), ...below(pid)];
}
