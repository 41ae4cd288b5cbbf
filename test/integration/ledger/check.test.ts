import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { MIGRATIONS } from '../../../src-main/ledger/file/migrations.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/repair/salvage/pages.ts';
import { checkLedger } from '../../../src-main/ledger/tool/check-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';

/** Forty sales closed and one open, and the till that took them. */
function soldLedger() {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  for (let number = 1; number <= 40; number += 1)
    ledger.append(paidSale(`s${number}`, number), [`s${number}`]);
  ledger.append([started('open', 41)]);
  return { files, ledger };
}

const sound = {
  state: 'sound',
  version: MIGRATIONS.length,
  sales: 41,
  openSales: 1,
  events: 201,
  entries: 1,
  unreadable: [],
};
const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

test('a check of a sound ledger counts, while the till is open and once it is closed, and changes no byte', () => {
  const { files, ledger } = soldLedger();
  expect(checkLedger(files)).toEqual(sound);
  ledger.close();
  const before = hash(files.database);
  expect(checkLedger(files)).toEqual(sound);
  expect(hash(files.database)).toBe(before);
});

test('a check names events that this version cannot read', () => {
  const { files } = soldLedger();
  connect(files).exec(
    `INSERT INTO event (sale_id, at, type, body, closes) VALUES ('open', 1, 'from-later', '{}', 0)`,
  );
  expect(checkLedger(files)).toEqual({ ...sound, events: 202, unreadable: ['event 202 of sale open'] });
});

test.each([
  ['one page overwritten', (bytes: Buffer) => bytes.fill(0xff, 5 * PAGE_BYTES, 6 * PAGE_BYTES)],
  ['its first page gone', (bytes: Buffer) => bytes.fill(0, 0, PAGE_BYTES)],
])('a check of a ledger with %s says what a start would save, and saves nothing itself', (_, damage) => {
  const { files, ledger } = soldLedger();
  ledger.close();
  writeFileSync(files.database, damage(readFileSync(files.database)));
  const before = hash(files.database);
  const health = checkLedger(files);
  if (health.state !== 'damaged') throw new Error('not found to be damaged');
  expect(health.faults.length).toBeGreaterThan(0);
  expect(hash(files.database)).toBe(before);
  expect(openLedger(files.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
  const after = checkLedger(files);
  if (after.state !== 'sound') throw new Error('not repaired');
  // Each sale that is open says that its record may have a gap.
  expect(after.events - after.openSales).toBe(health.salvageable);
});
