import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { removeFolder } from '../support/system/remove-folder.ts';

const { PACKAGED_TILL: program = '' } = process.env;

for (const asked of [
  '--remote-debugging-port=0',
  '--remote-debugging-pipe',
  '--inspect=0',
  '--js-flags=--expose-gc',
  '--disable-gpu-sandbox',
  '--disable-site-isolation-trials',
  '--enable-blink-features=FileSystemAccess',
  '--enable-features=X',
  '--disable-features=IsolateOrigins',
  '--a-switch-that-no-list-names',
]) {
  test(`a packed till does not start with ${asked}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countertop-till-'));
    const till = spawn(program, [asked, '--no-sandbox', `--user-data-dir=${folder}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // One that does start is ended.
      timeout: 20_000,
    });
    let said = '';
    till.stderr.on('data', (text: Buffer) => (said += String(text)));
    await once(till, 'close');
    expect(till.exitCode).toBe(1);
    expect(said).toContain(`does not start with ${asked.split('=')[0]}`);
    expect(said).not.toContain('listening on');
    expect(readdirSync(folder)).not.toContain('settings.json');
    await removeFolder(folder);
  });
}

for (const { as, args, env } of [
  { as: 'a switch', args: ['--no-sandbox'], env: {} },
  { as: 'the environment', args: [], env: { ELECTRON_DISABLE_SANDBOX: '1' } },
]) {
  test(`a packed till does not run without Chromium’s sandbox, which ${as} takes away`, async () => {
    test.skip(process.getuid?.() !== 0, 'only root may start it as somebody else');
    const folder = mkdtempSync(join(tmpdir(), 'countertop-till-'));
    const { PATH = '', DISPLAY = '' } = process.env;
    const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--'];
    chmodSync(folder, 0o777);
    const till = spawn('setpriv', [...nobody, program, ...args, `--user-data-dir=${folder}`], {
      env: { PATH, DISPLAY, HOME: folder, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 20_000,
    });
    let said = '';
    till.stderr.on('data', (text: Buffer) => (said += String(text)));
    await once(till, 'close');
    expect(said).toContain('does not start with --no-sandbox');
    expect(till.exitCode).toBe(1);
    await removeFolder(folder);
  });
}

test('a packed till is no Node, whatever its environment says', async () => {
  const till = spawn(program, ['-e', 'console.log("ran as Node")', '--version'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--inspect=0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [till.stdout, till.stderr])
    stream.on('data', (text: Buffer) => (said += String(text)));
  await once(till, 'close');
  expect(said).not.toContain('ran as Node');
  expect(said).not.toContain('Debugger listening');
});
