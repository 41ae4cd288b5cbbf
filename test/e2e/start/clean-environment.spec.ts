import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import { test as base } from '../../support/electron/electron-test.ts';
import { processTree, runningProcesses } from '../../support/electron/processes.ts';
import type { RunningTill } from '../../support/electron/electron-app.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';

const PROJECT = join(import.meta.dirname, '../../..');

const test = base.extend<{ start: (env: Record<string, string>) => ChildProcess }>({
  start: async ({ folder, sandbox, display }, use) => {
    await use((env) =>
      startInShell(folder, sandbox, { ...(display !== undefined && { DISPLAY: display }), ...env }),
    );
    for (const { pid } of tillsIn(folder)) process.kill(pid, 'SIGKILL');
    await expect.poll(() => tillsIn(folder)).toEqual([]);
  },
});

test.skip(process.platform !== 'linux', 'only Linux shows the environment of processes as files');

test('secrets from the environment are in no process once the till is open, and are not lost', async ({
  sandbox,
  folder,
  start,
  startTill,
}) => {
  const { terminalPassword } = sandbox.ready.secrets;
  // This one no other till on this computer has.
  const apiKey = randomUUID();
  const first = start({ COUNTERTOP_TERMINAL_PASSWORD: terminalPassword, COUNTERTOP_API_KEY: apiKey });
  expect(await once(first, 'exit')).toEqual([0, null]);

  // The page is drawn, so every process of the till is there.
  await expect.poll(() => drawnBy(folder), { timeout: 20_000 }).not.toEqual([]);

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

  if (till) process.kill(till.pid, 'SIGKILL');
  await expect.poll(() => tillsIn(folder)).toEqual([]);
  const next = await startTill({ profile: sandbox.ready.profile });
  await expect(next.page.getByText('Online', { exact: true })).toBeVisible();
});

test('under a test driver, which follows the first process, the till goes on with them and says so', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const env = { COUNTERTOP_TERMINAL_PASSWORD: secrets.terminalPassword };
  const { page } = await startTill({ profile, env });
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Set-up/ }).click();
  await expect(page.getByText(/without these variables/)).toBeVisible();
});

test('a crash leaves a file without secrets, and none where they are in the environment', async ({
  sandbox,
  folder,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword } = secrets;
  const crash = async ({ page, app, isRunning }: RunningTill): Promise<void> => {
    await expect(page.getByText('Online', { exact: true })).toBeVisible();
    app.process().kill('SIGSEGV');
    await expect.poll(isRunning).toBe(false);
  };
  const crashes = join(folder, 'crashes');
  const files = (): readonly string[] =>
    (existsSync(crashes) ? readdirSync(crashes, { recursive: true, encoding: 'utf8' }) : [])
      .filter((name) => name.endsWith('.dmp'))
      .map((name) => readFileSync(join(crashes, name), 'latin1'));

  await crash(await startTill({ profile, env: { COUNTERTOP_TERMINAL_PASSWORD: terminalPassword } }));
  expect(files()).toEqual([]);
  await crash(await startTill({ profile, secrets: { terminalPassword } }));
  await expect.poll(() => files().length).toBe(1);
  expect(files().filter((file) => file.includes(terminalPassword))).toEqual([]);
});

/**
 * Starts it as a shell does, since Playwright would hold on to the first process; with `npm run test:package` the packed
 * application.
 */
function startInShell(folder: string, sandbox: SandboxProcess, env: Record<string, string>): ChildProcess {
  const profile = join(folder, 'profile.json');
  writeFileSync(profile, JSON.stringify(sandbox.ready.profile));
  const { PACKAGED_TILL: packed } = process.env;
  const electron = createRequire(import.meta.url)('electron') as unknown as string;
  const switches = [`--user-data-dir=${folder}`, `--profile=${profile}`, '--windowed', '--lang=en'];
  const sandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return spawn(packed ?? electron, [...sandboxed, ...(packed === undefined ? [PROJECT] : []), ...switches], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
}

/** The processes that draw the till's pages. */
function drawnBy(folder: string) {
  const [till] = tillsIn(folder);
  return processTree(till?.pid ?? 0).filter(({ commandLine }) => commandLine.includes('--type=renderer'));
}

/** The main processes of tills with these files. */
function tillsIn(folder: string) {
  return runningProcesses().filter(
    ({ commandLine }) =>
      commandLine.includes(`--user-data-dir=${folder}`) && !commandLine.includes('--type='),
  );
}
