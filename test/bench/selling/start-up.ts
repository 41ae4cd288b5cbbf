import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { interleaved } from '../measuring/interleaved.ts';
import { writeMinimalApp } from '../measuring/minimal-app.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { Row } from '../measuring/results.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const ROUNDS = 15;

/** Process start → the keypad takes a digit, beside a minimal Electron window whose static page takes one. */
export async function startUp({ ready }: SandboxProcess): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-'));
  try {
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(ready.profile));
    const secrets = join(folder, 'secrets.json');
    writeFileSync(secrets, JSON.stringify({ terminalPassword: ready.secrets.terminalPassword }));
    const minimal = writeMinimalApp(folder);
    const starts: Readonly<Record<string, readonly string[]>> = {
      bare: [minimal, `--user-data-dir=${folder}/minimal-data`],
      till: [
        ...[PROJECT, '--windowed', `--user-data-dir=${folder}/till-data`],
        ...[`--profile=${profile}`, `--secrets-file=${secrets}`],
      ],
    };
    const times = await interleaved(ROUNDS, (start) => timeToDigit(starts[start] ?? []), ['bare', 'till']);
    return { name: 'process start → keypad / minimal Electron window', ...times, atMost: 1.25, unit: 'ms' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the start of the process to the page's mark `takes-digit`. */
async function timeToDigit(args: readonly string[]): Promise<number> {
  const electron = createRequire(import.meta.url)('electron') as unknown as string;
  const sandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const startedAt = performance.timeOrigin + performance.now();
  const child = spawn(electron, [...sandboxed, '--remote-debugging-port=0', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child.stderr));
    const page = browser.contexts()[0]?.pages()[0] ?? (await browser.contexts()[0]?.waitForEvent('page'));
    if (!page) throw new Error('no window opened');
    const markedAt = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [mark] = list.getEntriesByName('takes-digit');
            if (mark) resolve(performance.timeOrigin + mark.startTime);
          }).observe({ type: 'mark', buffered: true });
        }),
    );
    // Ended before it is up, it would not have been closed in good order, and would begin otherwise the next time.
    await page.evaluate(() =>
      'countertop' in window ? window.countertop.commands['shift.get'](undefined) : undefined,
    );
    await browser.close();
    return markedAt - startedAt;
  } finally {
    child.kill();
    await ended;
  }
}

async function debuggingAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stderr) {
    text += String(chunk);
    const address = /ws:\/\/\S+/.exec(text)?.[0];
    if (address !== undefined) {
      stderr.resume();
      return address;
    }
  }
  throw new Error(`Electron ended before its window opened: ${text}`);
}
