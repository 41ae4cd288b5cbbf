import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

const PROJECT = join(import.meta.dirname, '../../..');

// Nothing else runs the scripts behind these commands, which the manual promises.
test.use({ share: 1 });

test('npm start opens a till that sells in training, and ends with it', async ({ folder }) => {
  const command = begin('start', `--user-data-dir=${folder}`, '--remote-debugging-port=0');
  try {
    const page = await screenOf(folder);
    await charge(page, '1201');
    await expectHeading(page, 'Paid');
  } finally {
    await command.end();
  }
});

test.describe('builds everything anew', () => {
  test.use({ share: 0.2 });

  test('npm run dev opens a till', async ({ folder }) => {
    test.slow();
    const command = begin('dev', `--user-data-dir=${folder}`, '--remote-debugging-port=0');
    try {
      await expectHeading(await screenOf(folder), 'New sale');
    } finally {
      await command.end();
    }
  });
});

test('npm run sandbox says in one line where it is', async () => {
  const command = begin('sandbox', '--port', '0');
  try {
    await expect.poll(command.output, { timeout: 20_000 }).toContain('\n');
    const { ready, ...addresses } = JSON.parse(command.output()) as Readonly<Record<string, unknown>>;
    expect(ready).toBe(true);
    const { baseUrl, authUrl, controlUrl } = addresses;
    for (const address of [baseUrl, authUrl, controlUrl]) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect((await fetch(`${String(baseUrl)}/Terminals/me`)).status).toBe(401);
  } finally {
    await command.end();
  }
});

test('npm run ui serves the page of all screens', async () => {
  const command = begin('ui');
  try {
    await expect.poll(command.output, { timeout: 20_000 }).toMatch(/http:\S+/);
    const [address = ''] = /http:\S+/.exec(command.output()) ?? [];
    const page = await fetch(address);
    expect(await page.text()).toContain('<script');
  } finally {
    await command.end();
  }
});

test('npm run ledger says of a folder without a ledger that there is none', async ({ folder }) => {
  const command = begin('ledger', 'check', folder);
  expect(await command.ended).not.toBe(0);
  expect(command.output()).toContain(folder);
});

/** The script behind `npm run NAME`, with what it prints. */
function begin(name: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(PROJECT, 'scripts', `${name}.mjs`), ...args], { cwd: PROJECT });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    output: () => output,
    ended,
    /** As Ctrl+C does. */
    end: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** The till's screen; Chromium leaves in its folder where it can be reached. */
async function screenOf(folder: string): Promise<Page> {
  const file = join(folder, 'DevToolsActivePort');
  await expect
    .poll(() => existsSync(file) && readFileSync(file, 'utf8').includes('\n'), { timeout: 40_000 })
    .toBe(true);
  const [port, path] = readFileSync(file, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`);
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
  if (!page) throw new Error('no window opened');
  return page;
}
