import { expect, test } from 'vitest';
import { chainRows } from '../../../../src-main/ledger/chain/chain-rows.ts';
import { beginLedger } from '../../../../src-main/ledger/chain/identity.ts';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { Connection } from '../../../../src-main/ledger/file/connection.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { repair } from '../../../../src-main/ledger/repair/repair.ts';
import { earlierLedger } from '../../../support/ledger/earlier-ledger.ts';
import { editLedger } from '../../../support/ledger/edited-ledger.ts';
import { paidSale, started, temporaryLedger, verified, wall } from '../../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';

/** `ledger-begun`, five events of a, a shift, five events of b: places 1 to 12. */
function sold(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger, journal } = openLedger(files.folder, wall);
  ledger.append(paidSale('a', 1), ['a']);
  journal.append({ type: 'shift-opened', at: wall(), shift: 1 });
  ledger.append(paidSale('b', 2), ['b']);
  ledger.close();
  return files;
}

test('every row of both tables is linked to the one before', () => {
  expect(verified(sold())).toMatchObject({
    identity: { epoch: 0, earlier: { events: 0, entries: 0 }, missing: [] },
    linked: 12,
    earlier: { rows: 0 },
    end: { place: 12 },
    faults: [],
  });
});

test('two ledgers are told apart, whatever was sold', () => {
  expect(verified(sold()).identity?.ledgerId).not.toBe(verified(sold()).identity?.ledgerId);
});

test.each([
  [
    'an amount',
    `UPDATE event SET body = replace(body, '1250', '1251') WHERE seq = 1`,
    'event 1 of sale a has changed',
  ],
  ['what closes a sale', 'UPDATE event SET closes = 0 WHERE seq = 5', 'event 5 of sale a has changed'],
  ['a number', 'UPDATE event SET seq = 11 WHERE seq = 10', 'event 11 of sale b has changed'],
  ['a sale', `UPDATE event SET sale_id = 'b' WHERE seq = 5`, 'event 5 of sale b has changed'],
  ['an entry', 'UPDATE journal SET shift = 2 WHERE seq = 2', 'entry 2 of the journal has changed'],
])('%s that was edited is named', (_, statement, named) => {
  const files = sold();
  editLedger(files, statement);
  expect(verified(files).faults).toEqual([`${named} since it was written`]);
});

test.each([
  ['a removed event', 'DELETE FROM event WHERE seq = 3', ['the row at place 4 is missing']],
  ['removed events', 'DELETE FROM event WHERE seq IN (3, 4)', ['the rows at places 4 to 5 are missing']],
  ['a removed entry', 'DELETE FROM journal WHERE seq = 2', ['the row at place 7 is missing']],
  [
    'an event that no till wrote',
    `INSERT INTO event (sale_id, at, type, body, closes) VALUES ('a', 1, 'sale-opened', '{}', 0)`,
    ['event 11 of sale a is not in the chain'],
  ],
  [
    'a copy of the last event, link and all,',
    `INSERT INTO event (sale_id, at, type, body, closes, place, link)
     SELECT sale_id, at, type, body, closes, place, link FROM event WHERE seq = 10`,
    [
      'event 11 of sale b stands at a place that is taken',
      'event 11 of sale b has changed since it was written',
    ],
  ],
])('%s is named', (_, statement, faults) => {
  const files = sold();
  editLedger(files, statement);
  expect(verified(files).faults).toEqual(faults);
});

test('a row that was written anew, link and all, is not the one that the next row follows', () => {
  const files = sold();
  editLedger(files, `UPDATE event SET body = '{}' WHERE seq = 3`);
  const edited = connect(files);
  const forged = [...chainRows(edited)].find(({ name }) => name === 'event 3 of sale a');
  edited.close();
  const link = `${forged?.link?.previous}${forged?.computed}`;
  editLedger(files, `UPDATE event SET link = unhex('${link}') WHERE seq = 3`);
  expect(verified(files).faults).toEqual(['event 3 of sale a was written anew']);
});

test('what a refused write would have appended leaves no gap', () => {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append([started('a', 1)]);
  const twice = { ...started('b', 2), at: 0.5 };
  expect(() => ledger.append([started('b', 2), twice])).toThrow();
  ledger.append([started('b', 2)]);
  ledger.close();
  expect(verified(files)).toMatchObject({ linked: 3, end: { place: 3 }, faults: [] });
});

test('rows that lie before a chain that has begun are counted, and told from each other', () => {
  const files = earlierLedger(12, 20);
  // As an unreleased version began it.
  const before = new Connection(files.database, files.folder, () => undefined);
  beginLedger(before, wall());
  before.close();
  const { earlier, identity, faults, linked } = verified(files);
  expect({ rows: earlier.rows, events: identity?.earlier.events, faults, linked }).toEqual({
    rows: 110,
    events: 110,
    faults: [],
    linked: 1,
  });
  editLedger(files, `UPDATE event SET at = at + 1 WHERE seq = 50`);
  expect(verified(files).earlier.digest).not.toBe(earlier.digest);
});

test('after a repair the same ledger goes on in the next epoch, and what was lost is known', () => {
  const files = sold();
  const { identity } = verified(files);
  editLedger(files, 'DELETE FROM event WHERE seq IN (3, 8)');
  repair(files, wall());
  expect(verified(files)).toMatchObject({
    identity: {
      ledgerId: identity?.ledgerId,
      epoch: 1,
      missing: [
        [4, 4],
        [10, 10],
      ],
    },
    end: { place: 15 },
    faults: [],
  });
});
