import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/runtime/program.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

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

/** A script that runs a program with `run`; all three say when they end. Answers its file. */
function scriptThatRuns(): string {
  const scripts = join(import.meta.dirname, '../../../scripts');
  const folder = temporaryFolder();
  const program = `
    process.on('SIGTERM', () => { console.log('program ends'); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const script = `
    import { main } from ${JSON.stringify(join(scripts, 'project.mjs'))};
    import { run } from ${JSON.stringify(join(scripts, 'runtime/program.mjs'))};
    await main(async () => {
      try { await run(process.execPath, [${JSON.stringify(writeIn(folder, 'program.mjs', program))}], { shown: true }); return 0; }
      finally { console.log('script cleans up'); }
    });`;
  return writeIn(folder, 'script.mjs', script);
}

/** Starts Node, sends it a signal once the program under it is ready, and waits until nobody writes any more. */
async function endWhenReady(args: readonly string[], signal: NodeJS.Signals, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output === 'ready\n') child.kill(signal);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('a script that is asked to end ends what it runs first, cleans up, and says by what', async () => {
  const ended = await endWhenReady([scriptThatRuns()], 'SIGTERM', process.env);
  expect(ended).toEqual({ code: 128 + 15, output: 'ready\nprogram ends\nscript cleans up\n' });
});

test('a script whose npm is gone ends what it runs', async () => {
  const npm = `require('child_process').spawn(process.execPath, [${JSON.stringify(scriptThatRuns())}], { stdio: 'inherit' })`;
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const ended = await endWhenReady(['-e', npm], 'SIGKILL', env);
  expect(ended.output).toBe('ready\nprogram ends\nscript cleans up\n');
});

test('what a program is given goes to its standard input; without it there is none', async () => {
  const script =
    'process.stdin.on("data", (text) => console.log(`read ${text}`)).on("end", () => console.log("end"))';
  expect((await node(script, { input: 'sesame' })).output).toBe('read sesame\nend\n');
  expect((await node(script)).output).toBe('end\n');
});

test('of what a program prints without end the end is kept', async () => {
  const print = `for (let n = 0; n < 90; n += 1) console.log(String(n).padStart(100_000));`;
  const { output } = await node(print);
  expect(output.length).toBe(4 * 1024 * 1024);
  expect(output.trimEnd()).toMatch(/ 89$/);
});
