import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLogOpen } from '../../../../src-main/diagnosis/log/log-access.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

/** Nothing is closed to root. */
async function asSomebody<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test('a log that is not begun yet is open, and one whose rights allow it', async () => {
  const folder = temporaryFolder();
  expect(await isLogOpen(join(folder, 'logs'))).toBe(true);
  writeFileSync(join(folder, 'till.jsonl'), '');
  expect(await isLogOpen(folder)).toBe(true);
});

test.skipIf(process.platform === 'win32').each(['till.jsonl', 'till.3.jsonl'])(
  'a log of whose files %s is closed to this user is not open',
  async (name) => {
    const folder = temporaryFolder();
    const logs = join(folder, 'logs');
    mkdirSync(logs);
    writeFileSync(join(logs, name), '');
    chmodSync(join(logs, name), 0o000);
    chmodSync(folder, 0o755);
    expect(await asSomebody(() => isLogOpen(logs))).toBe(false);
  },
);
