import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyOf, readEvent } from '../../../../src-main/ledger/record/stored-event.ts';
import { entryBody, readEntry } from '../../../../src-main/ledger/record/stored-entry.ts';
import { reportOf } from '../../../support/records/shift-report.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import type { AssumedScale, JournalEntry } from '../../../../src-main/staff/shifts/journal-entry.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

const sold: SaleEvent = {
  ...started('a', 1),
  type: 'sale-started',
  amount: { minor: 1250, currency: 'COP' },
  makeup: {
    lines: [{ name: 'Tea', quantity: 1, unitMinor: 1300, listMinor: 1400 }],
    discountMinor: 100,
    tipMinor: 50,
  },
  rebate: { total: 30, merchantPortion: 20, targetRebate: 10 },
} as SaleEvent;

const row = (body: string) => ({ sale_id: 'a', at: sold.at, type: sold.type, body });
/** Without the check sum, which what is changed by hand does not have. */
const json = (body: string): Record<string, unknown> => ({
  ...(JSON.parse(body) as Record<string, unknown>),
  check: undefined,
});

describe('an amount in an event', () => {
  test('is on the disk with its scale', () => {
    expect(json(bodyOf(sold))).toMatchObject({ amount: { minor: 1250, currency: 'COP', scale: 2 } });
    const yen = { ...sold, amount: { minor: 1250, currency: 'JPY' } } as SaleEvent;
    expect(json(bodyOf(yen))).toMatchObject({ amount: { scale: 0 } });
    const failure = { action: 'wait', code: 'conflict', minimum: { minor: 3, currency: 'USD' } } as const;
    const lost: SaleEvent = { saleId: 'a', at: 1, type: 'create-lost', failure };
    expect(json(bodyOf(lost))).toMatchObject({ failure: { minimum: { minor: 3, scale: 2 } } });
  });

  test('that was written at another scale comes back exactly, with all that it is made of', () => {
    const body = json(bodyOf(sold));
    const whole = { ...body, amount: { minor: 1250, currency: 'COP', scale: 0 } };
    expect(readEvent(row(JSON.stringify(whole)), [])).toMatchObject({
      amount: { minor: 125_000, currency: 'COP' },
      makeup: {
        lines: [{ quantity: 1, unitMinor: 130_000, listMinor: 140_000 }],
        discountMinor: 10_000,
        tipMinor: 5_000,
      },
      rebate: { total: 3_000, merchantPortion: 2_000, targetRebate: 1_000 },
    });
  });

  test('of taxes comes back with the sale’s; without an exact form they alone are left out', () => {
    const tax = {
      mode: 'inclusive',
      lines: [{ id: 'a', name: 'IVA', percent: '19', netMinor: 1_000, taxMinor: 200 }],
    };
    const { makeup: _, rebate: __, ...plain } = json(bodyOf(sold));
    const at = (scale: number, taxMinor: number) => {
      const amount = { minor: 120_000, currency: 'COP', scale };
      const lines = [{ ...tax.lines[0], taxMinor }];
      return readEvent(row(JSON.stringify({ ...plain, amount, tax: { ...tax, lines } })), []);
    };
    expect(at(0, 200)).toMatchObject({
      amount: { minor: 12_000_000 },
      tax: { lines: [{ netMinor: 100_000, taxMinor: 20_000 }] },
    });
    expect(at(4, 200)).toMatchObject({ amount: { minor: 1_200 }, tax: { lines: [{ taxMinor: 2 }] } });
    const inexact = at(4, 201);
    expect(inexact).toMatchObject({ amount: { minor: 1_200 } });
    expect(inexact && 'tax' in inexact).toBe(false);
  });

  test.each([
    { minor: 1255, currency: 'JPY', scale: 2 },
    { minor: 1255, currency: 'XXX' },
    { minor: 1255, currency: 'USD', scale: '2' },
    { minor: 1255, currency: 'USD', scale: -1 },
  ])('that has no exact form is not read: %j', (amount) => {
    const body = JSON.stringify({ ...json(bodyOf(sold)), amount });
    expect(readEvent(row(body), [])).toBeUndefined();
  });

  test('without a scale is read as it was assumed for its time', () => {
    const scales: readonly AssumedScale[] = [
      { currency: 'COP', scale: 0, by: 'statements' },
      { currency: 'COP', scale: 2, from: sold.at + 10, by: 'statements' },
    ];
    const body = JSON.stringify({ ...json(bodyOf(sold)), amount: { minor: 1250, currency: 'COP' } });
    expect(readEvent(row(body), scales)).toMatchObject({ amount: { minor: 125_000 } });
    expect(readEvent({ ...row(body), at: sold.at + 10 }, scales)).toMatchObject({ amount: { minor: 1250 } });
  });

  test('comes back as it was, whatever it is', () => {
    const currencies = fc.constantFrom('USD', 'JPY', 'COP', 'KWD', 'CLF');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), currencies, (minor, currency) => {
        const event = { ...sold, amount: { minor, currency } } as SaleEvent;
        expect(readEvent(row(bodyOf(event)), [])).toEqual(event);
      }),
    );
  });

  test('is not looked for in what only names a currency', () => {
    const body = JSON.stringify({
      trackingId: 't',
      reading: { status: { kind: 'created' }, currency: 'ETH' },
    });
    const read = readEvent({ sale_id: 'a', at: 1, type: 'status-read', body }, []);
    expect(read).toMatchObject({ type: 'status-read' });
  });
});

test('a Z report comes back exactly from another scale, and from none', () => {
  const entry: JournalEntry = { at: 7, type: 'shift-closed', shift: 3, upTo: 9, report: reportOf(3) };
  const body = entryBody(entry);
  expect(body.match(/"currency":"EUR"/g)?.length).toBe(body.match(/"scale":2/g)?.length);
  const read = (text: string, scales: readonly AssumedScale[]) =>
    JSON.stringify(readEntry({ at: 7, type: 'shift-closed', body: text }, scales));
  expect(read(body, [])).toBe(read(JSON.stringify(entry), [{ currency: 'EUR', scale: 2, by: 'table' }]));
  const times100 = JSON.stringify(entry).replaceAll(/"(minor|\w+Minor)":(-?[1-9]\d*)/g, '"$1":$200');
  const hundredfold: unknown = JSON.parse(times100);
  expect(JSON.parse(read(body.replaceAll('"scale":2', '"scale":0'), []))).toEqual({
    ...(hundredfold as object),
  });
});
