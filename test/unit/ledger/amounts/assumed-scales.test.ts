import { wholeOf } from '../../../../src-main/ledger/file/connection.ts';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { Connection } from '../../../../src-main/ledger/file/connection.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { repair } from '../../../../src-main/ledger/repair/repair.ts';
import { earlierLedger } from '../../../support/ledger/earlier-ledger.ts';
import { withIcuDigits } from '../../../support/system/other-icu.ts';
import { paidSale, temporaryLedger, wall } from '../../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import type { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';

/** The last version whose records have no scale. */
const UNSCALED = 5;

const NO_DECIMALS = { COP: 0, USD: 0, JPY: 0, KWD: 0 };
const TWO_DECIMALS = { COP: 2, USD: 2, JPY: 2, KWD: 2 };

/** What a till under a runtime of these decimals reads of the ledger. */
function under<T>(
  icu: Readonly<Record<string, number>>,
  files: LedgerFiles,
  look: (ledger: SqliteLedger) => T,
): T {
  return withIcuDigits(icu, () => {
    const { ledger } = openLedger(files.folder, wall);
    try {
      return look(ledger);
    } finally {
      ledger.close();
    }
  });
}

const amountOfSale = (saleId: string) => (ledger: SqliteLedger) => {
  const [start] = ledger.sale(saleId);
  return start?.type === 'sale-started' ? start.amount.minor : undefined;
};
const first = amountOfSale('closed-1');

describe('amounts of a ledger that says no scale', () => {
  test.each([
    ['USD', TWO_DECIMALS],
    ['JPY', NO_DECIMALS],
    ['KWD', { KWD: 3 }],
  ])('in %s are read by the table, whose decimals no runtime disputes', (currency, icu) => {
    const files = earlierLedger(UNSCALED, 3, { currency });
    expect(under(icu, files, first)).toBe(1001);
    expect(under({ [currency]: 1 }, files, first)).toBe(1001);
  });

  test.each([
    ['no decimals', NO_DECIMALS, TWO_DECIMALS, 100_100],
    ['two decimals', TWO_DECIMALS, NO_DECIMALS, 1001],
  ])(
    'in COP, when nothing tells, are those of the runtime that met them first: %s',
    (_, before, later, minor) => {
      const files = earlierLedger(UNSCALED, 3, { currency: 'COP' });
      expect(under(before, files, first)).toBe(minor);
      expect(under(later, files, first)).toBe(minor);
      expect(under(later, files, amountOfSale('open'))).toBe(minor + (minor === 1001 ? 4 : 400));
    },
  );

  test('in COP are named to a manager, once, when nothing but the runtime told', () => {
    const files = earlierLedger(UNSCALED, 3, { currency: 'COP' });
    const noticesAtStart = () =>
      withIcuDigits(TWO_DECIMALS, () => {
        const { ledger, notices } = openLedger(files.folder, wall);
        ledger.close();
        return notices;
      });
    expect(noticesAtStart()).toEqual([{ code: 'amounts-assumed', detail: 'COP' }]);
    expect(noticesAtStart()).toEqual([]);
    const disputed = earlierLedger(UNSCALED, 3, { currency: 'USD' });
    expect(openLedger(disputed.folder, wall).notices).toEqual([]);
  });

  test.each([
    ['100{n} COP', 100_100],
    ['10.0{n} COP', 1001],
  ])('in COP are what the service stated, whatever the runtime says: %s', (requested, minor) => {
    for (const icu of [NO_DECIMALS, TWO_DECIMALS]) {
      const files = earlierLedger(UNSCALED, 3, { currency: 'COP', requested });
      expect(under(icu, files, first)).toBe(minor);
    }
  });

  test('that the service states as something else are no evidence', () => {
    const files = earlierLedger(UNSCALED, 3, { currency: 'COP', requested: '7 COP' });
    expect(under(TWO_DECIMALS, files, first)).toBe(1001);
  });

  test('are found by amount, and by an amount of the same minor units not', () => {
    const files = earlierLedger(UNSCALED, 3, { currency: 'COP' });
    const like = (minor: number) => (ledger: SqliteLedger) =>
      ledger.salesLike({ amount: { minor, currency: 'COP' } });
    expect(under(NO_DECIMALS, files, like(100_100))).toEqual(['closed-1']);
    expect(under(TWO_DECIMALS, files, like(1001))).toEqual([]);
  });

  test('stay what they are after a repair under another runtime', () => {
    const files = earlierLedger(UNSCALED, 3, { currency: 'COP' });
    expect(under(NO_DECIMALS, files, first)).toBe(100_100);
    withIcuDigits(TWO_DECIMALS, () => repair(files, wall()));
    expect(under(TWO_DECIMALS, files, first)).toBe(100_100);
    const like = (ledger: SqliteLedger) => ledger.salesLike({ amount: { minor: 100_100, currency: 'COP' } });
    expect(under(TWO_DECIMALS, files, like)).toEqual(['closed-1']);
  });

  test('are decided in a repair that comes before the first start', () => {
    const files = earlierLedger(UNSCALED, 3, { currency: 'COP' });
    withIcuDigits(NO_DECIMALS, () => repair(files, wall()));
    expect(under(TWO_DECIMALS, files, first)).toBe(100_100);
  });
});

test('a till that was updated in between wrote both: each sale is read by what the service stated', () => {
  const files = earlierLedger(UNSCALED, 2, { currency: 'COP', requested: '100{n} COP' });
  const earlier = new Connection(files.database, files.folder, () => undefined);
  earlier.exec(`
    INSERT INTO sale (id, number, reference, amount_minor, currency, started_at, open)
      VALUES ('new', 9, 'n', 1250, 'COP', 50, 0), ('silent', 10, 's', 1300, 'COP', 60, 0);
    INSERT INTO event (sale_id, at, type, body, closes) VALUES
      ('new', 50, 'sale-started', '{"number":9,"amount":{"minor":1250,"currency":"COP"},"reference":"n","paymentId":"p","idempotencyKey":"k"}', 0),
      ('new', 51, 'status-read', '{"trackingId":"t","reading":{"status":{"kind":"created"},"requested":"12.50 COP"}}', 1),
      ('silent', 60, 'sale-started', '{"number":10,"amount":{"minor":1300,"currency":"COP"},"reference":"s","paymentId":"p","idempotencyKey":"k"}', 1);`);
  earlier.close();
  const seen = (ledger: SqliteLedger) => ['closed-1', 'new', 'silent'].map((id) => amountOfSale(id)(ledger));
  expect(under(NO_DECIMALS, files, seen)).toEqual([100_100, 1250, 1300]);
  expect(under(TWO_DECIMALS, files, seen)).toEqual([100_100, 1250, 1300]);
});

test('what a till writes now says its scale, and needs no assumption', () => {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append(paidSale('a', 1));
  ledger.close();
  const connection = connect(files);
  expect(
    connection.prepare(`SELECT ${wholeOf('amount_minor')}, ${wholeOf('amount_scale')} FROM sale`).all(),
  ).toEqual([{ amount_minor: 1250, amount_scale: 2 }]);
  expect(connection.prepare(`SELECT seq FROM journal WHERE type = 'scales-assumed'`).all()).toEqual([]);
  connection.close();
});

test('an open sale whose amount has no exact form is left out, and named', () => {
  const files = earlierLedger(UNSCALED, 1, { currency: 'JPY' });
  connect(files).close();
  const connection = connect(files);
  connection.exec(`
    INSERT INTO sale (id) VALUES ('odd');
    INSERT INTO event (sale_id, at, type, body, closes) VALUES ('odd', 1, 'sale-started',
      '{"number":9,"amount":{"minor":1255,"currency":"JPY","scale":2},"reference":"n","paymentId":"p","idempotencyKey":"k"}', 0);`);
  connection.close();
  const { ledger, notices } = openLedger(files.folder, wall);
  ledger.close();
  expect(notices).toMatchObject([
    { code: 'ledger-damaged', detail: expect.stringContaining('odd') as unknown },
  ]);
});
