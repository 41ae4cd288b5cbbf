import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lacksDisplay, startVirtualDisplay } from '../../../scripts/runtime/display.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

/** An environment whose Xvfb does `script`. */
function serverThat(script: string): NodeJS.ProcessEnv {
  const folder = temporaryFolder();
  writeIn(folder, 'Xvfb', `#!/bin/sh\n${script}\n`, 0o755);
  return { PATH: `${folder}:${process.env['PATH'] ?? ''}` };
}

test('takes the display number that the server chose, and stops the server', async () => {
  const display = await startVirtualDisplay(serverThat('echo 42 >&3; exec sleep 60'));
  expect(display.name).toBe(':42');
  await display.stop();
});

test('the server stays as it is when its last window is gone: while it starts over, it refuses the next one', async () => {
  const folder = temporaryFolder();
  const display = await startVirtualDisplay(
    serverThat(`echo "$@" > ${folder}/args; echo 42 >&3; exec sleep 60`),
  );
  expect(readFileSync(join(folder, 'args'), 'utf8').split(/\s/)).toContain('-noreset');
  await display.stop();
});

test('a server that does not start is reported in its own words', async () => {
  const env = serverThat('echo cannot lock >&2; exit 1');
  await expect(startVirtualDisplay(env)).rejects.toThrow(/did not start.*cannot lock/);
});

test('a machine without the server is told so', async () => {
  await expect(startVirtualDisplay({ PATH: temporaryFolder() })).rejects.toThrow('did not start');
});

test.runIf(process.platform === 'linux')('X11 or Wayland is a display', () => {
  expect([{}, { DISPLAY: ':0' }, { WAYLAND_DISPLAY: 'wayland-0' }].map(lacksDisplay)).toEqual([
    true,
    false,
    false,
  ]);
});
