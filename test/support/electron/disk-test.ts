import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from './electron-test.ts';
import { SmallDisk } from './small-disk.ts';
import type { TestInfo } from '@playwright/test';

interface Fixtures {
  /** Where the till keeps its ledgers; the rest of its files, Chromium's among them, are elsewhere. */
  readonly disk: SmallDisk;
}

/** Playwright's test with a till whose ledgers are on a small disk; skipped, aloud, where none can be mounted. */
export const test = base.extend<Fixtures>({
  disk: [
    async ({ folder }, use, testInfo) => {
      const image = `${folder}.disk`;
      try {
        const disk = mounted(join(folder, 'ledgers'), image, testInfo);
        await use(disk);
        disk.remove();
      } finally {
        rmSync(image, { force: true });
      }
    },
    // Set up first and taken down last: a till must not work on it any more.
    { auto: true },
  ],
});

function mounted(folder: string, image: string, testInfo: TestInfo): SmallDisk {
  try {
    return new SmallDisk(folder, image);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const reason = `This user cannot mount a small disk here. ${said}`;
    console.warn(`NOT TESTED: ${testInfo.title}\n${reason}`);
    testInfo.skip(true, reason);
    throw error;
  }
}
