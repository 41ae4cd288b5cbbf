import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import type { TestContext } from 'vitest';

/** Mounts a disk of `size`, for example `512k`, over the folder until the test ends. A test whose user may not mount is skipped. */
export function mountInMemory(folder: string, size: string, context: TestContext): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    context.skip('this user may not mount a small disk');
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
}
