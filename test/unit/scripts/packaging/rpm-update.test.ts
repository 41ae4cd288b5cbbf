import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
const SCRIPT = 'scripts/packaging/after-remove-rpm.sh';

test.skipIf(process.platform !== 'linux').each([
  { what: 'an update, after which one version is left', left: '1', calls: '' },
  { what: 'a removal', left: '0', calls: '--remove countertop /opt/Countertop/countertop\n' },
])('of an RPM package the command goes with $what: "$calls"', ({ left, calls }) => {
  const folder = temporaryFolder();
  const called = join(folder, 'called');
  // In the place of the system's.
  writeFileSync(join(folder, 'update-alternatives'), `#!/bin/sh\necho "$@" >> '${called}'\n`, {
    mode: 0o755,
  });
  const script = readFileSync(join(PROJECT, SCRIPT), 'utf8')
    .replaceAll('${executable}', 'countertop')
    .replaceAll('${sanitizedProductName}', 'Countertop');
  // Whatever else it would name is electron-builder's to fill in.
  expect(script).not.toContain('${');
  const file = join(folder, 'after-remove');
  writeFileSync(file, script);
  execFileSync('bash', [file, left], { env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` } });
  expect(existsSync(called) ? readFileSync(called, 'utf8') : '').toBe(calls);
});

test('an RPM package removes by the script that knows updates', () => {
  const [, rpm = ''] = readFileSync(join(PROJECT, 'electron-builder.yml'), 'utf8').split(/^rpm:$/m);
  expect(rpm.split(/^\S/m)[0]).toContain(`afterRemove: ${SCRIPT}`);
});
