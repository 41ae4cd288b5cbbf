import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { test as base } from '../support/electron-test.ts';
import { processTree, runningProcesses } from '../support/processes.ts';
import type { SandboxProcess } from '../support/electron-sandbox.ts';

const PROJECT = join(import.meta.dirname, '../..');

const test = base.extend<{ start: (env: Record<string, string>) => ChildProcess }>({
  start: async ({ folder, sandbox }, use) => {
    await use((env) => startInShell(folder, sandbox, env));
    for (const { pid } of tillsIn(folder)) process.kill(pid, 'SIGKILL');
    await expect.poll(() => tillsIn(folder)).toEqual([]);
  },
});

test.skip(process.platform !== 'linux', 'only Linux shows the environment of processes as files');

test('secrets from the environment are in no process once the till is open, and are not lost', async ({
  sandbox,
  folder,
  start,
}) => {
  const { terminalPassword } = sandbox.ready.secrets;
  // This one no other till on this computer has.
  const apiKey = randomUUID();
  const first = start({ COUNTERTOP_TERMINAL_PASSWORD: terminalPassword, COUNTERTOP_API_KEY: apiKey });
  await once(first, 'exit');
  expect(first.exitCode).toBe(0);

  const { page, browser } = await connectTo(folder);
  // The service took the password.
  await expect(page.getByText('Signed in')).toBeVisible();

  const [till] = tillsIn(folder);
  const tree = processTree(till?.pid ?? 0);
  // Main, zygotes, network, the page and what draws it.
  expect(tree.length).toBeGreaterThan(4);
  const shown = (processes: typeof tree): readonly string[] =>
    processes.flatMap(({ environment, commandLine }) => [...environment, commandLine]);
  expect(shown(tree).filter((text) => text.includes(terminalPassword))).toEqual([]);
  expect(shown(runningProcesses()).filter((text) => text.includes(apiKey))).toEqual([]);
  expect(tillsIn(folder)).toHaveLength(1);
  await expect.poll(() => existsSync(join(folder, 'restart-without-secrets'))).toBe(false);
  await browser.close();
});

test('where a restart did not come up there is no second one: the till goes on and says so', async ({
  sandbox,
  folder,
  start,
}) => {
  writeFileSync(join(folder, 'restart-without-secrets'), '1\n');
  const { terminalPassword } = sandbox.ready.secrets;
  const first = start({ COUNTERTOP_TERMINAL_PASSWORD: terminalPassword });
  const { page, browser } = await connectTo(folder);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Set-up/ }).click();
  await expect(page.getByText(/without these variables/)).toBeVisible();
  expect(first.exitCode).toBe(null);
  await browser.close();
});

/** Starts it as a shell does: Playwright would hold on to the first process. */
function startInShell(folder: string, sandbox: SandboxProcess, env: Record<string, string>): ChildProcess {
  const profile = join(folder, 'profile.json');
  writeFileSync(profile, JSON.stringify(sandbox.ready.profile));
  const electron = createRequire(import.meta.url)('electron') as unknown as string;
  const switches = [`--user-data-dir=${folder}`, `--profile=${profile}`, '--windowed', '--lang=en'];
  const sandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return spawn(electron, [...sandboxed, '--remote-debugging-port=0', PROJECT, ...switches], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
}

/** Connects to the till that runs with these files now, once its page is there. */
async function connectTo(folder: string): Promise<{ page: Page; browser: Browser }> {
  await expect.poll(() => hasPage(folder), { timeout: 20_000 }).toBe(true);
  const browser = await chromium.connectOverCDP(debuggerOf(folder));
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('no window opened');
  return { page, browser };
}

/** The file may be the first process's, where nobody answers any more. */
async function hasPage(folder: string): Promise<boolean> {
  const answer = await fetch(`${debuggerOf(folder)}/json/list`).catch(() => undefined);
  const targets = ((await answer?.json()) ?? []) as readonly { readonly type: string }[];
  return targets.some(({ type }) => type === 'page');
}

function debuggerOf(folder: string): string {
  const file = join(folder, 'DevToolsActivePort');
  const [port = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return `http://127.0.0.1:${port}`;
}

/** The main processes of tills with these files. */
function tillsIn(folder: string) {
  return runningProcesses().filter(
    ({ commandLine }) =>
      commandLine.includes(`--user-data-dir=${folder}`) && !commandLine.includes('--type='),
  );
}
