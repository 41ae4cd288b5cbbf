import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App, CrashReporter } from 'electron';

/** The newest so many stay: a process that keeps crashing must not fill the disk. */
const MOST_FILES = 5;

/**
 * A process that crashes leaves a file for a technician, on this computer alone: it holds a part of the process's memory, and is
 * sent to nobody. None is left by a process that got secrets in its environment, which is the first thing in that memory.
 * https://www.electronjs.org/docs/latest/api/crash-reporter
 */
export function keepCrashFiles(
  app: App,
  reporter: CrashReporter,
  { isExposed }: { readonly isExposed: boolean },
): void {
  // Where the till keeps its files now; the path was made before a switch named another folder.
  app.setPath('crashDumps', join(app.getPath('userData'), 'crashes'));
  if (!isExposed) reporter.start({ uploadToServer: false, ignoreSystemCrashHandler: false });
}

/** Never rejects: what cannot be removed now is tried at the next start. */
export async function removeOldCrashFiles(
  folder: string,
): Promise<{ readonly kept: number; readonly removed: number }> {
  try {
    const names = await readdir(folder, { recursive: true });
    const found = await Promise.all(
      names.filter((name) => name.endsWith('.dmp')).map((name) => crashFile(join(folder, name))),
    );
    const files = found.flatMap((file) => file ?? []);
    const old = files.sort((a, b) => b.at - a.at).slice(MOST_FILES);
    // Beside a crash file stands one that describes it.
    for (const { file } of old) {
      for (const name of [file, file.replace(/dmp$/, 'meta')]) await rm(name, { force: true });
    }
    return { kept: files.length - old.length, removed: old.length };
  } catch {
    return { kept: 0, removed: 0 };
  }
}

/** Nothing of one that is gone: the file of a crash gets another name once it is whole. */
async function crashFile(file: string): Promise<{ readonly file: string; readonly at: number } | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && { file, at: found.mtimeMs };
}
