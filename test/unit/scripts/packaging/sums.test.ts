import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSums } from '../../../../scripts/packaging/sums.mjs';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

test.runIf(process.platform === 'linux')(
  'the sums of a release are those that sha256sum checks',
  async () => {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries({
      'countertop_1.2.0_amd64.deb': 'a package',
      'builder-debug.yml': 'electron-builder’s own',
      'SHA256SUMS-linux': 'of an earlier run',
    }))
      writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, 'linux-unpacked'));

    await writeSums(folder, 'linux');
    expect(readFileSync(join(folder, 'SHA256SUMS-linux'), 'utf8').match(/\S+$/gm)).toEqual([
      'countertop_1.2.0_amd64.deb',
    ]);
    const check = () =>
      execFileSync('sha256sum', ['--check', 'SHA256SUMS-linux'], { cwd: folder, stdio: 'pipe' });
    expect(String(check())).toContain('OK');
    writeFileSync(join(folder, 'countertop_1.2.0_amd64.deb'), 'another');
    expect(check).toThrow();
  },
);
