import { textOf } from '../../../../src-main/ledger/file/connection.ts';
import { describe, expect, test } from 'vitest';
import { Connection } from '../../../../src-main/ledger/file/connection.ts';
import { migrate, MIGRATIONS, REBUILT_TABLES } from '../../../../src-main/ledger/file/migrations.ts';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { temporaryLedger } from '../../../support/ledger/ledger-folder.ts';

function emptyFile(): Connection {
  const { database, folder } = temporaryLedger();
  return new Connection(database, folder, () => undefined);
}

const versionOf = (connection: Connection) =>
  connection.prepare('PRAGMA user_version').all()[0]?.['user_version'];

describe('migrations', () => {
  test.each(MIGRATIONS.map((_, step) => step + 1))('step %i follows the one before it', (step) => {
    const connection = emptyFile();
    migrate(connection, '', MIGRATIONS.slice(0, step - 1));
    migrate(connection, '', MIGRATIONS.slice(0, step));
    expect(versionOf(connection)).toBe(step);
  });

  test('step 1 makes the record and what is drawn from it', () => {
    const connection = emptyFile();
    migrate(connection, '', MIGRATIONS.slice(0, 1));
    const names = connection
      .prepare(
        `SELECT ${textOf('name')} FROM sqlite_schema WHERE type != 'index' ORDER BY sqlite_schema.name`,
      )
      .all();
    expect(names.map((row) => row['name'])).toEqual([
      'event',
      'event_is_never_changed',
      'event_is_never_deleted',
      'sale',
    ]);
  });

  // In a file that this version takes over, a column that no event has filled differs from what its events say.
  test('no step changes a derived table after the one that has them written again', () => {
    const later = MIGRATIONS.slice(MIGRATIONS.indexOf(REBUILT_TABLES) + 1);
    expect(
      later.filter((step) => /\b(?:TABLE|UPDATE|INTO) (?:sale|payment|payment_code)\b/.test(step)),
    ).toEqual([]);
  });

  test('a file that is up to date is left as it is', () => {
    const connection = emptyFile();
    migrate(connection, '');
    connection.exec(`INSERT INTO sale (id) VALUES ('a')`);
    migrate(connection, '');
    expect(connection.prepare(`SELECT ${textOf('id')} FROM sale`).all()).toEqual([{ id: 'a' }]);
  });

  test('a step that fails leaves the file at the version it had', () => {
    const connection = emptyFile();
    const steps = ['CREATE TABLE first (x)', 'CREATE TABLE second (x); CREATE TABLE first (x)'];
    expect(() => migrate(connection, '', steps)).toThrow('already exists');
    expect(versionOf(connection)).toBe(0);
    expect(connection.prepare(`SELECT ${textOf('name')} FROM sqlite_schema`).all()).toEqual([]);
  });

  test('the file of a newer version is refused and not touched', () => {
    const connection = emptyFile();
    connection.exec('PRAGMA user_version = 99');
    expect(() => migrate(connection, '/ledger')).toThrow(LedgerUnavailable);
    expect(() => migrate(connection, '/ledger')).toThrow('newer version');
    expect(versionOf(connection)).toBe(99);
  });
});
