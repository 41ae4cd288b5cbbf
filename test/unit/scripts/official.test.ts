import { join } from 'node:path';
import { expect, test } from 'vitest';
import { officialRuntime } from '../../../scripts/runtime/official.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

/** Long enough for a computer with much else to do: nothing waits for them. */
const limits = { total: 60_000, stalled: 30_000 };

/** An `electron` package whose install.js does `script`. */
function packageThat(script: string): string {
  const folder = temporaryFolder();
  writeIn(
    folder,
    'install.js',
    `const fs = require('fs'), os = require('os'), path = require('path');\n${script}`,
  );
  return folder;
}

/** Writes `times` bytes into the download folder, one every 100 ms, and ends. */
const trickle = (times: number): string => `
  let left = ${times};
  const timer = setInterval(() => {
    fs.appendFileSync(path.join(os.tmpdir(), 'electron.zip'), 'x');
    if (--left === 0) clearInterval(timer);
  }, 100);`;

test('gives the folder of a package that is already installed', async () => {
  const folder = packageThat('');
  expect(await officialRuntime(folder, process.env, limits)).toEqual({ folder: join(folder, 'dist') });
});

test('a refused download fails at once, with its reason', async () => {
  const folder = packageThat(`console.error(new TypeError('fetch failed').stack); process.exit(1)`);
  expect(await officialRuntime(folder, process.env, limits)).toEqual({ failure: 'fetch failed' });
});

test('a download from which nothing arrives is given up', async () => {
  const folder = packageThat('setInterval(() => {}, 1000)');
  expect(await officialRuntime(folder, process.env, { ...limits, stalled: 300 })).toEqual({
    failure: 'nothing arrived for 0.3 s',
  });
});

test('a slow download that goes on arriving is waited for', async () => {
  const folder = packageThat(trickle(60));
  expect(await officialRuntime(folder, process.env, { ...limits, stalled: 5_000 })).toEqual({
    folder: join(folder, 'dist'),
  });
});

test('a download that never ends is given up in the end', async () => {
  const folder = packageThat(trickle(1000));
  const failure = await officialRuntime(folder, process.env, { total: 700, stalled: 5000 });
  expect(failure).toEqual({ failure: 'not complete after 0.7 s' });
});
