import { expect, test } from 'vitest';
import { Connection } from '../../../../src-main/ledger/file/connection.ts';
import { preparePacked } from '../../../../src-main/ledger/file/packed-rows.ts';

const COLUMNS = { n: 'whole', a: 'text', b: 'text', link: 'hex' } as const;

function packed(...values: readonly string[]) {
  const connection = new Connection(':memory:', '', () => undefined);
  connection.exec('CREATE TABLE t (n INTEGER, a TEXT, b TEXT, link BLOB) STRICT');
  for (const row of values) connection.exec(`INSERT INTO t VALUES (${row})`);
  const query = 'FROM t WHERE rowid > ? ORDER BY rowid LIMIT 3';
  return preparePacked(connection, COLUMNS, query)(0);
}

test('rows come out as they were put in, in their order', () => {
  expect(
    packed(
      `1, 'a', 'Zürich 🧾', x'00ffa0'`,
      `-9007199254740991, '', NULL, NULL`,
      `NULL, '12 3' || char(10) || '4', char(0) || 'after', x''`,
      `4, 'beyond the limit', '', NULL`,
    ),
  ).toEqual([
    { n: 1, a: 'a', b: 'Zürich 🧾', link: '00ffa0' },
    { n: -9007199254740991, a: '', b: null, link: null },
    { n: null, a: '12 3\n4', b: '\0after', link: '' },
  ]);
});

test('none come out of nothing', () => expect(packed()).toEqual([]));

test('a text that is none is one of its own, and ends no row', () => {
  expect(packed(`1, CAST(x'61ff20' AS TEXT), 'b', NULL`, `2, 'c', CAST(x'f09f' AS TEXT), NULL`)).toEqual([
    { n: 1, a: 'a\ufffd ', b: 'b', link: null },
    { n: 2, a: 'c', b: '\ufffd', link: null },
  ]);
});

test('a column is read by whatever expression', () => {
  const connection = new Connection(':memory:', '', () => undefined);
  const rows = preparePacked(connection, { one: { sql: '1 + 0', kind: 'whole' } }, 'WHERE ? = 1');
  expect([rows(1), rows(2)]).toEqual([[{ one: 1 }], []]);
});

test('bytes that are no rows end in an error, not in a search without an end', () => {
  const connection = new Connection(':memory:', '', () => undefined);
  connection.prepareBytes = () => () => Buffer.from('1 1\nab12');
  const rows = preparePacked(connection, { n: 'whole', a: 'text' }, '');
  expect(() => rows()).toThrow('rows without an end from byte 5 of 8');
});
