import { describe, expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { WorkReader } from '../../../../src-main/ledger/lookup/read-work.ts';
import { EntryWriter } from '../../../../src-main/ledger/record/entry-writer.ts';
import { SqliteJournal } from '../../../../src-main/ledger/sqlite-journal.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { started, temporaryLedger, wall } from '../../../support/ledger/ledger-folder.ts';
import type { WorkFound, WorkRow, WorkWanted } from '../../../../src-main/history/ports.ts';
import type { SaleEventBody } from '../../../../src-main/sales/events.ts';
import type { JournalEntryBody } from '../../../../src-main/staff/shifts/journal-entry.ts';

const AT = wall();
const ALWAYS = { from: 0, until: Number.MAX_SAFE_INTEGER } as const;

function newRecord(look?: number) {
  const connection = connect(temporaryLedger());
  const ledger = new SqliteLedger(connection);
  const journal = new SqliteJournal(connection, () => undefined);
  const reader = new WorkReader(connection, [], look);
  const done = (at: number, ...bodies: readonly JournalEntryBody[]) =>
    journal.append(...bodies.map((body) => ({ ...body, at })));
  const sold = (at: number, saleId: string, ...bodies: readonly SaleEventBody[]) =>
    ledger.append(bodies.map((body) => ({ ...body, saleId, at })));
  return { connection, ledger, reader, done, sold };
}

const approved = { ...started('b', 2), approval: { by: 'ann', causes: [] } };
const printed = (by?: string, paper: 'receipt' | 'reclaim-slip' = 'receipt') =>
  ({ type: 'paper-printed', paper, ...(by !== undefined && { by }) }) as const;
const drawer = (cashierId: string) => ({ type: 'drawer-opened', cashierId }) as const;

const nameOf = (row: WorkRow): string =>
  row.table === 'journal' ? `entry ${row.entry?.type}` : `${row.saleId} ${row.event?.type}`;
const names = ({ rows }: WorkFound): readonly string[] => rows.map(nameOf);

/** Every page, in turn. */
function allPages(reader: WorkReader, wanted: WorkWanted): readonly WorkFound[] {
  const pages: WorkFound[] = [];
  for (let after: WorkFound['next'] | null = null; after !== undefined; after = pages.at(-1)?.next) {
    pages.push(reader.find({ ...wanted, ...(after && { after }) }));
    expect(pages.length).toBeLessThan(200);
  }
  return pages;
}

describe('what was done at the till', () => {
  test('is in the order of the record, also where all has the same time', () => {
    const { ledger, reader, done, sold } = newRecord();
    ledger.append([started('a', 1)]);
    done(AT, drawer('ann'));
    sold(AT, 'a', { type: 'guard-overridden', warning: 'same-amount-open', by: 'ann' });
    done(AT, { type: 'setting-changed', what: 'printer', by: 'ann' }, drawer('bo'));
    sold(AT, 'a', { type: 'creation-resumed', by: 'bo' });
    expect(names(reader.find(ALWAYS))).toEqual([
      'a creation-resumed',
      'entry drawer-opened',
      'entry setting-changed',
      'a guard-overridden',
      'entry drawer-opened',
    ]);
  });

  test('has of prints those of a document that was printed before, and of starts the approved ones', () => {
    const { ledger, reader, sold } = newRecord();
    ledger.append([started('a', 1), approved]);
    sold(AT, 'a', printed('bo'), printed('bo', 'reclaim-slip'), printed('bo'), printed('bo'));
    sold(AT, 'b', printed('bo'));
    expect(names(reader.find(ALWAYS))).toEqual(['a paper-printed', 'a paper-printed', 'b sale-started']);
  });

  test('has who acknowledged an alert, withdrew a code or stopped a sale, and not that a shopper left a kiosk', () => {
    const { ledger, reader, sold } = newRecord();
    const atKiosk = { ...started('k', 2), kiosk: true } as const;
    ledger.append([started('a', 1), atKiosk]);
    sold(AT, 'k', { type: 'code-withdrawn' }, { type: 'creation-stopped' });
    sold(AT, 'k', { type: 'code-withdrawn', by: 'bo' });
    sold(AT, 'a', { type: 'creation-stopped' }, { type: 'code-withdrawn', by: 'ann' });
    sold(AT, 'a', { type: 'concern-noted', concern: 'two-paid', by: 'ann' });
    expect(names(reader.find(ALWAYS))).toEqual([
      'a concern-noted',
      'a code-withdrawn',
      'a creation-stopped',
      'k code-withdrawn',
    ]);
    expect(names(reader.find({ ...ALWAYS, person: 'ann' }))).toEqual(['a concern-noted', 'a code-withdrawn']);
  });

  test('comes in pages, of which each row is on one', () => {
    const { ledger, reader, done, sold } = newRecord();
    ledger.append([started('a', 1)]);
    for (let index = 0; index < 130; index += 1) {
      done(AT + index, drawer(`d${index}`));
      if (index % 3 === 0) sold(AT + index, 'a', { type: 'creation-resumed', by: `s${index}` });
    }
    const pages = allPages(reader, ALWAYS);
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 50, 24]);
    const times = pages.flatMap(({ rows }) => rows.map(({ at }) => at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => `${row.table} ${row.seq}`))).size).toBe(174);
    expect(pages.some(({ lookedBackTo }) => lookedBackTo !== undefined)).toBe(false);
  });

  test('is looked for in steps, and the next one goes on where the last one stopped', () => {
    const { ledger, reader, done, sold } = newRecord(7);
    ledger.append([started('a', 1)]);
    done(AT, drawer('ann'));
    for (let index = 0; index < 40; index += 1) sold(AT + index, 'a', { type: 'sale-opened' });
    sold(AT + 40, 'a', { type: 'creation-resumed', by: 'ann' });
    done(AT + 41, drawer('bo'));
    const pages = allPages(reader, ALWAYS);
    expect(pages.flatMap(names)).toEqual([
      'entry drawer-opened',
      'a creation-resumed',
      'entry drawer-opened',
    ]);
    expect(names(pages[0] ?? { rows: [] })).toEqual(['entry drawer-opened', 'a creation-resumed']);
    expect(pages[0]?.lookedBackTo).toBe(AT + 34);
    // Of 42 events 7 a step, and once more, since older ones might follow.
    expect(pages.length).toBe(7);
  });

  test('is of the days that were asked for; a clock that was wrong in between hides nothing', () => {
    const { reader, done } = newRecord(3);
    done(AT, drawer('long-before'), drawer('long-before'), drawer('long-before'), drawer('long-before'));
    done(AT + 5_000, drawer('ann'));
    done(10, drawer('clock-wrong'), drawer('clock-wrong'));
    done(AT + 6_000, drawer('bo'));
    done(AT + 9_000, drawer('later'));
    const pages = allPages(reader, { from: AT + 5_000, until: AT + 9_000 });
    const persons = pages.flatMap(({ rows }) =>
      rows.map((row) =>
        row.table === 'journal' && row.entry?.type === 'drawer-opened' ? row.entry.cashierId : '',
      ),
    );
    expect(persons).toEqual(['bo', 'ann']);
  });
});

describe('narrowed down', () => {
  function aDay() {
    const record = newRecord();
    record.ledger.append([started('a', 1), approved]);
    record.done(AT, drawer('ann'), {
      type: 'cashier-added',
      cashierId: 'bo',
      name: 'Bo',
      role: 'cashier',
      by: 'ann',
    });
    record.done(
      AT,
      { type: 'sign-in-refused', cashierId: 'bo', failures: 1 },
      { type: 'cashier-signed-in', cashierId: 'bo' },
    );
    record.sold(
      AT,
      'a',
      printed('bo'),
      printed('ann'),
      { type: 'creation-resumed', by: 'bo' },
      printed('bo'),
    );
    return record.reader;
  }

  test('to a person: what they did, and what was done to them', () => {
    expect(names(aDay().find({ ...ALWAYS, person: 'bo' }))).toEqual([
      'a paper-printed',
      'a creation-resumed',
      'entry cashier-signed-in',
      'entry sign-in-refused',
      'entry cashier-added',
    ]);
    expect(names(aDay().find({ ...ALWAYS, person: 'ann' }))).toEqual([
      'a paper-printed',
      'entry cashier-added',
      'entry drawer-opened',
      'b sale-started',
    ]);
    expect(names(aDay().find({ ...ALWAYS, person: 'b' }))).toEqual([]);
  });

  test('to a kind', () => {
    expect(names(aDay().find({ ...ALWAYS, kind: 'drawer' }))).toEqual(['entry drawer-opened']);
    expect(names(aDay().find({ ...ALWAYS, kind: 'sales', person: 'ann' }))).toEqual([
      'a paper-printed',
      'b sale-started',
    ]);
  });
});

test('what cannot be read stands as such, and what is older follows', () => {
  const { connection, ledger, reader, done, sold } = newRecord();
  ledger.append([started('a', 1)]);
  done(AT, drawer('ann'));
  sold(AT, 'a', { type: 'creation-resumed', by: 'ann' });
  connection.exec(`
    DROP TRIGGER event_is_never_changed;
    UPDATE event SET body = replace(body, 'ann', 'bob') WHERE type = 'creation-resumed'`);
  const later = { type: 'of-a-later-version', cashierId: null, shift: null, body: '{"secret":"x"}' };
  connection.transaction(() => new EntryWriter(connection).append({ at: AT, ...later }));
  connection.transaction(() =>
    new EntryWriter(connection).append({ at: AT, ...later, type: 'drawer-opened', body: 'no JSON' }),
  );
  expect(names(reader.find(ALWAYS))).toEqual([
    'entry undefined',
    'entry undefined',
    'a undefined',
    'entry drawer-opened',
  ]);
});
