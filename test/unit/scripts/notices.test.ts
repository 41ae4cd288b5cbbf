import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesInside, writeNotices } from '../../../scripts/notices.mjs';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

test('whatever is in the till has its licence in the notices', () => {
  const folder = temporaryFolder();
  writeNotices(folder);
  const notices = readFileSync(join(folder, 'NOTICES.txt'), 'utf8');
  // Bundled, beside the bundles, needed by another, the font, and what catalogues are made to import.
  for (const name of ['react', 'libsql', 'scheduler', '@fontsource-variable/inter', '@messageformat/runtime'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+.* \\(`, 'm'));
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices.match(/^-{80}$/gm)).toHaveLength(packagesInside().length - 1);
});

test('what only builds or tests the till is not in it', () => {
  const names = packagesInside().map((path) => path.split('node_modules/').at(-1));
  for (const tool of ['vite', 'vitest', '@playwright/test', 'electron-builder', 'axe-core'])
    expect(names).not.toContain(tool);
});
