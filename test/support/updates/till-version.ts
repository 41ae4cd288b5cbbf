import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');

/**
 * What is built as another version, in one file that starts it, as an AppImage is: its runtime mounts the application and
 * names the file to it. `main` stands in the place of the main process's code. Answers the file's content.
 */
export function tillVersion(folder: string, version: string, main?: string): Buffer {
  const application = join(folder, version);
  mkdirSync(application, { recursive: true });
  execFileSync('cp', ['-a', join(PROJECT, 'out'), application]);
  symlinkSync(join(PROJECT, 'node_modules'), join(application, 'node_modules'));
  const described = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as object;
  writeFileSync(join(application, 'package.json'), JSON.stringify({ ...described, version }));
  if (main !== undefined) {
    const file = join(application, 'out/main/index.cjs');
    rmSync(file);
    writeFileSync(file, main);
  }
  const electron = createRequire(import.meta.url)('electron') as unknown as string;
  return Buffer.from(
    `#!/bin/sh\nAPPIMAGE="$(readlink -f "$0")"\nexport APPIMAGE\nexec '${electron}' '${application}' "$@"\n`,
  );
}
