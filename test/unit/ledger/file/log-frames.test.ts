import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLogDamaged } from '../../../../src-main/ledger/file/log-frames.ts';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { started, temporaryLedger } from '../../../support/ledger/ledger-folder.ts';

const FRAME_BYTES = 24 + 4096;

/** Eight commits in the log; with `leftovers` of an earlier round behind them. */
function log(leftovers = false) {
  const files = temporaryLedger();
  const connection = connect(files);
  const ledger = new SqliteLedger(connection);
  if (leftovers) {
    for (let number = 1; number <= 40; number += 1) ledger.append([started(`old-${number}`, number)]);
    connection.exec('PRAGMA wal_checkpoint(RESTART)');
  }
  for (let number = 101; number <= 108; number += 1) ledger.append([started(`s${number}`, number)]);
  return { wal: files.wal, bytes: readFileSync(files.wal) };
}

test.each([false, true])(
  'a log as a till left it adds up, leftovers of an earlier round behind it: %s',
  (leftovers) => {
    expect(isLogDamaged(log(leftovers).wal)).toBe(false);
  },
);

test('so does what a crash leaves: cut at any byte, or with a frame begun', () => {
  const { wal, bytes } = log();
  for (let turn = 0; turn < 200; turn += 1) {
    writeFileSync(wal, bytes.subarray(0, (turn * 7919) % bytes.length));
    expect(isLogDamaged(wal)).toBe(false);
  }
  writeFileSync(wal, bytes);
  appendFileSync(wal, bytes.subarray(-FRAME_BYTES).fill(7, 100, 200));
  expect(isLogDamaged(wal)).toBe(false);
  rmSync(wal);
  expect(isLogDamaged(wal)).toBe(false);
});

test('one changed byte before the last two commits does not', () => {
  const { wal, bytes } = log();
  const frames = Math.floor((bytes.length - 32) / FRAME_BYTES);
  const commits = Array.from({ length: frames }, (_, frame) => frame).filter(
    (frame) => bytes.readUInt32BE(32 + frame * FRAME_BYTES + 4) !== 0,
  );
  const end = 32 + ((commits.at(-3) ?? 0) + 1) * FRAME_BYTES;
  for (let turn = 0; turn < 150; turn += 1) {
    const place = (turn * 7919) % end;
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(place) ^ 0x10, place);
    writeFileSync(wal, changed);
    expect([place, isLogDamaged(wal)]).toEqual([place, true]);
  }
});
