import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../support/electron/electron-test.ts';
import { packedStart } from './packed-start.ts';
import { isKept, report } from '../measuring/results.ts';

/** Of `npm run test:package`, or of `npm run package` on Linux. */
const PROGRAM =
  process.env['PACKAGED_TILL'] ?? join(import.meta.dirname, '../../../dist/linux-unpacked/countertop');

test('the promises of a packed till’s start', async ({ sandbox }) => {
  test.skip(process.platform !== 'linux' || !existsSync(PROGRAM), 'no package for Linux has been made');
  const rows = [await packedStart(PROGRAM, sandbox)];
  report('package', rows);
  expect(rows.filter((row) => !isKept(row)).map(({ name }) => name)).toEqual([]);
});
