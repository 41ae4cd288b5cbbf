import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/runtime/program.mjs';
import { temporaryFolder, writeIn } from '../../support/temporary-folder.ts';

const node = (script: string, options = {}): ReturnType<typeof run> =>
  run(process.execPath, ['-e', script], options);

test('keeps what a program writes, and its exit status', async () => {
  const ended = await node('console.log("out"); console.error("err"); process.exit(3)');
  expect(ended.code).toBe(3);
  expect(ended.output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a program that is not there ends with 127 and its name', async () => {
  const ended = await run('no-such-program', []);
  expect(ended.code).toBe(127);
  expect(ended.output).toContain('no-such-program');
});

test('an aborted program is ended', async () => {
  expect(await node('setInterval(() => {}, 1000)', { signal: AbortSignal.timeout(100) })).toMatchObject({
    code: 1,
  });
});

test('a script that is asked to end ends what it runs first, cleans up, and says by what', async () => {
  const scripts = join(import.meta.dirname, '../../../scripts');
  const folder = temporaryFolder();
  const inner = writeIn(
    folder,
    'inner.mjs',
    `
    process.on('SIGTERM', () => { console.log('inner ends'); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('ready');`,
  );
  const outer = writeIn(
    folder,
    'outer.mjs',
    `
    import { main } from ${JSON.stringify(join(scripts, 'project.mjs'))};
    import { run } from ${JSON.stringify(join(scripts, 'runtime/program.mjs'))};
    await main(async () => {
      try { await run(process.execPath, [${JSON.stringify(inner)}], { shown: true }); return 0; }
      finally { console.log('outer cleans up'); }
    });`,
  );
  const script = spawn(process.execPath, [outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  script.stdout.on('data', (text) => {
    output += String(text);
    if (output === 'ready\n') script.kill('SIGTERM');
  });
  expect(await once(script, 'close')).toEqual([128 + 15, null]);
  expect(output).toBe('ready\ninner ends\nouter cleans up\n');
});
