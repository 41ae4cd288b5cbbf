import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { test } from '../../support/electron/electron-test.ts';
import { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import { isKept, report } from '../measuring/results.ts';
import { memoryOfExports } from './export-memory.ts';
import { startSlowProxy } from '../measuring/slow-proxy.ts';
import type { Row } from '../measuring/results.ts';

/** A fast line: a slow one would hide what the till takes. */
const NETWORK_MS = 20;
const PAYMENTS = 3_000;

test('first pages of lists come as fast as what they are made of', () => keeps('first-pages', firstPages()));

test('sales are found as one types', () => keeps('search', rowsOf('search-rows')));

test('exports are quick', () => keeps('exports', rowsOf('export-rows')));

test('exports stay small', ({ sandbox, startTill, folder }) =>
  keeps('export-memory', memoryOfExports({ sandbox, startTill, folder })));

async function keeps(
  bench: 'first-pages' | 'search' | 'exports' | 'export-memory',
  measuring: Promise<readonly Row[]>,
) {
  test.setTimeout(900_000);
  const rows = await measuring;
  report(bench, rows);
  expect(rows.filter((row) => !isKept(row)).map(({ name }) => name)).toEqual([]);
}

async function firstPages(): Promise<readonly Row[]> {
  const sandbox = await SandboxProcess.start();
  const proxy = await startSlowProxy(sandbox.ready.baseUrl, NETWORK_MS);
  try {
    await sandbox.control('PATCH', '/switches', { writesPerMinute: 1_000_000, readsPerMinute: 1_000_000 });
    await sandbox.control('POST', '/past', { payments: PAYMENTS });
    const { profile, secrets } = sandbox.ready;
    const service = { baseUrl: proxy.url, profile: { ...profile, baseUrl: proxy.url }, secrets };
    return await rowsOf('first-page-rows', JSON.stringify(service));
  } finally {
    proxy.close();
    await sandbox.stop();
  }
}

/** In a process of its own, bundled as the till is: a test runner's way of loading sources is not what is measured. */
async function rowsOf(name: string, ...args: readonly string[]): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-'));
  try {
    const program = await bundleForNode(`test/bench/back-office/${name}.ts`, name);
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder, ...args]);
    return JSON.parse(stdout) as readonly Row[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
