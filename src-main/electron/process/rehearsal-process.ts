import { utilityProcess } from 'electron';
import type { Rehearse, RehearsalWord } from '../../updates/ports.ts';

/** Rehearses in a process of its own. `program` is this version's built one, which also runs that of another. */
export function rehearsalProcess(program: string): Rehearse {
  return async ({ folder, figures, program: other }, signal) => {
    if (signal.aborted) return { trouble: 'stopped' };
    const args = [folder, figures, ...(other ? [other.file, other.sha256] : [])];
    const child = utilityProcess.fork(program, args, {
      // It needs none of this process's variables, which may hold secrets.
      env: {},
      stdio: ['ignore', 'inherit', 'inherit'],
      serviceName: 'Countertop rehearsal',
    });
    const kill = (): void => void child.kill();
    signal.addEventListener('abort', kill, { once: true });
    const word = await new Promise<RehearsalWord>((resolve) => {
      // Of another version's program too, which may say anything.
      child.on('message', (said: unknown) => resolve(wordOf(said)));
      child.once('exit', (code) => resolve({ trouble: `its process ended with code ${code}` }));
    });
    signal.removeEventListener('abort', kill);
    kill();
    return word;
  };
}

function wordOf(said: unknown): RehearsalWord {
  const { lines, trouble } = Object(said) as Readonly<Record<string, unknown>>;
  if (typeof lines === 'number') return { lines };
  return { trouble: typeof trouble === 'string' ? trouble : 'its process said nothing that is known' };
}
