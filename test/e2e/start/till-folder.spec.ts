import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../support/electron/electron-test.ts';

test.skip(process.platform === 'win32', 'Windows has another lock, and its links need a permission');

const PROJECT = join(import.meta.dirname, '../../..');

type Env = Readonly<Record<string, string | undefined>>;

/** Without a test driver: that has Chromium keep its shared memory in the folder for temporary files. */
function startOn(folder: string, env: Env) {
  const electron = createRequire(import.meta.url)('electron') as unknown as string;
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return spawn(electron, [...asRoot, PROJECT, `--user-data-dir=${folder}`, '--windowed'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that opens and should not have is ended.
    timeout: 30_000,
  });
}

/** How a till ends that is started on this folder, and what it says. */
async function endOn(folder: string, env: Env) {
  const till = startOn(folder, env);
  let said = '';
  for (const stream of [till.stdout, till.stderr])
    stream.on('data', (text: Buffer) => (said += String(text)));
  await once(till, 'close');
  return { code: till.exitCode, said };
}

for (const [kind, make] of [
  ['a file', (place: string) => writeFileSync(place, '')],
  ['a link that leads nowhere', (place: string) => symlinkSync('/nowhere/till', place)],
  ['a link to itself', (place: string) => symlinkSync(place, place)],
] as const) {
  test(`a till whose folder is ${kind} says so, and does not take it for another till’s`, async ({
    folder,
    display,
  }) => {
    const place = join(folder, 'till');
    make(place);
    const { code, said } = await endOn(place, { DISPLAY: display });
    expect(said).toContain(`it cannot keep its files in ${place}: `);
    expect(said).toContain('--user-data-dir');
    expect(said).not.toContain('already open');
    expect(code).toBe(1);
  });
}

for (const [where, env] of [
  ['the session’s', (folder: string) => ({ XDG_RUNTIME_DIR: folder })],
  ['its own', () => ({ XDG_RUNTIME_DIR: '' })],
] as const) {
  test(`where the folder for temporary files takes nothing a till opens with ${where}, and once`, async ({
    folder,
    display,
  }) => {
    const session = `${folder}.evidence`;
    mkdirSync(session, { recursive: true });
    const full = { DISPLAY: display, TMPDIR: '/dev/null', ...env(session) };
    const first = startOn(folder, full);
    const log = join(folder, 'logs', 'till.jsonl');
    await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toContain('till-started');
    const { code, said } = await endOn(folder, full);
    expect(said).toContain('The till is already open');
    expect([code, first.exitCode, first.signalCode]).toEqual([0, null, null]);
    const ended = once(first, 'close');
    first.kill();
    await ended;
  });
}

for (const name of [
  'a-name-that-makes-the-path-of-a-socket-too-long-for-the-system',
  // Each of these letters has three bytes.
  'お店のレジのファイルを入れるためのフォルダーです',
])
  test(`a till in ${name} that finds no place for its lock says so, and opens nothing`, async ({
    folder,
    display,
  }) => {
    const env = { DISPLAY: display, TMPDIR: '/dev/null', XDG_RUNTIME_DIR: '' };
    const { code, said } = await endOn(join(folder, name), env);
    expect(said).toContain('folder for temporary files takes nothing');
    expect(code).toBe(1);
  });
