import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as timersRun } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { trialProcess } from '../../../src-main/electron/process/trial-process.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const TWO_MINUTES_MS = 120_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a version that hangs when it is tried is ended after two minutes, with all that it started', async () => {
  const { program, said } = version(`
    const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => 0); setInterval(() => 0, 1e9)']);
    process.on('SIGTERM', () => 0);
    child.once('spawn', () => {
      say({ pids: [process.pid, child.pid] });
      for (;;);
    });
  `);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = trialProcess(program, '/a/copy');
  while (!existsSync(said)) await new Promise(setImmediate);
  const { pids } = JSON.parse(readFileSync(said, 'utf8')) as { readonly pids: readonly number[] };
  expect(pids.map(isRunning)).toEqual([true, true]);
  vi.advanceTimersByTime(TWO_MINUTES_MS - 1);
  expect(pids.map(isRunning)).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(await ended).toBe('silent');
  vi.useRealTimers();
  await expect.poll(() => pids.some(isRunning)).toBe(false);
});

test('a version that came up while this process was stopped or busy for those two minutes was up', async () => {
  const { program, said } = version('say({ pid: process.pid });');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A turn in which timers run, as they do after such a pause.
  await timersRun();
  const ended = trialProcess(program, '/a/copy');
  // Nothing can be heard of it in this turn.
  while (!existsSync(said));
  const { pid } = JSON.parse(readFileSync(said, 'utf8')) as { readonly pid: number };
  while (isRunning(pid));
  const heardBy = performance.now() + 300;
  while (performance.now() < heardBy);
  vi.advanceTimersByTime(TWO_MINUTES_MS);
  expect(await ended).toBe('up');
});

test('a version is tried on the copy, with what the till was started with, and as an AppImage of its own', async () => {
  const { program, said } = version('say({ args: process.argv.slice(2), appImage: process.env.APPIMAGE });');
  vi.stubEnv('APPIMAGE', '/that/of/the/version/before');
  const { argv } = process;
  process.argv = ['electron', '--user-data-dir=/the/till', '--lang=de'];
  const ended = trialProcess(program, '/the/till/updates/trial');
  process.argv = argv;
  expect(await ended).toBe('up');
  expect(JSON.parse(readFileSync(said, 'utf8'))).toEqual({
    args: ['--lang=de', '--user-data-dir=/the/till/updates/trial', '--trial'],
  });
});

test('a pipe with the secrets is left to the start that sells; a file is given to both', async () => {
  const folder = temporaryFolder();
  const [pipe, file] = [join(folder, 'pipe'), join(folder, 'secrets.json')];
  execFileSync('mkfifo', [pipe]);
  writeFileSync(file, '{}');
  const tried = async (secretsFile: string): Promise<unknown> => {
    const { program, said } = version('say(process.argv.slice(2, -2));');
    const { argv } = process;
    process.argv = ['electron', `--secrets-file=${secretsFile}`];
    const ended = trialProcess(program, '/a/copy');
    process.argv = argv;
    expect(await ended).toBe('up');
    return JSON.parse(readFileSync(said, 'utf8'));
  };
  expect(await tried(file)).toEqual([`--secrets-file=${file}`]);
  expect(await tried(pipe)).toEqual([]);
});

test.each([
  ['another exit code', 'process.exit(3)'],
  ['a crash', 'process.kill(process.pid, "SIGSEGV")'],
])('a version that ends with %s was not up', async (_, main) => {
  expect(await trialProcess(version(main).program, '/a/copy')).toBe('ended');
});

test('a file that cannot be run was not up', async () => {
  expect(await trialProcess(join(temporaryFolder(), 'none'), '/a/copy')).toBe('ended');
});

/** A program that does this, and can say something once. */
function version(main: string): { readonly program: string; readonly said: string } {
  const folder = temporaryFolder();
  const [program, said] = [join(folder, 'countertop.AppImage'), join(folder, 'said.json')];
  const say = `(what) => {
    fs.writeFileSync(${JSON.stringify(`${said}.new`)}, JSON.stringify(what));
    fs.renameSync(${JSON.stringify(`${said}.new`)}, ${JSON.stringify(said)});
  }`;
  const start = `const fs = require('node:fs'); const { spawn } = require('node:child_process'); const say = ${say};`;
  writeFileSync(program, `#!${process.execPath}\n${start}\n${main}`);
  chmodSync(program, 0o755);
  return { program, said };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended and that nobody asked for is a zombie.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
