import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { isKept, report } from '../measuring/results.ts';
import type { Row } from '../measuring/results.ts';

/** In a process of its own, bundled as the till is: a test runner's way of loading sources is not what is measured. */
test('the ledger stays fast', async () => {
  test.setTimeout(1_800_000);
  const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-'));
  try {
    const program = await bundleForNode('test/bench/ledger/ledger-rows.ts', 'ledger-rows');
    const verifier = await bundleForNode('test/bench/ledger/verify-beside.ts', 'verify-beside');
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder, verifier]);
    const rows = JSON.parse(stdout) as readonly Row[];
    report('ledger', rows);
    expect(rows.filter((row) => !isKept(row)).map(({ name }) => name)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
