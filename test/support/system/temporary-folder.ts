import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { removeFolder } from './remove-folder.ts';

/** A folder for one test, removed after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-test-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Writes `content` to `path` under `folder`, making folders on the way; `mode` 0o755 makes it a program. */
export function writeIn(folder: string, path: string, content: string | Uint8Array, mode = 0o644): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { mode });
  return file;
}
