import fc from 'fast-check';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  amount,
  anything,
  nullableEnum,
  nullableId,
  optionalSecret,
  record,
  text,
  time,
} from '../../../../src-main/service/requests/fields.ts';

const NOON = Date.UTC(2026, 0, 15, 12);

describe('a time', () => {
  it.each([
    ['2026-01-15T12:00:00Z', NOON],
    ['2026-01-15T12:00:00.1234567Z', NOON + 123],
    ['2026-01-15T13:00:00+01:00', NOON],
    ['2026-01-15T12:00:00', NOON],
    ['2026-01-15', NOON - 12 * 3_600_000],
  ])('%s is read as UTC unless it says otherwise', (written, ms) => expect(time.parse(written)).toBe(ms));

  it.each(['yesterday', '15', '2026-13-45T99:00:00Z', '', null, 1768478400000, {}])('%j is none', (written) =>
    expect(time.parse(written)).toBeUndefined(),
  );

  it('is the one that was written, for every moment', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        expect(time.parse(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});

it('what is of unknown make is left out when it nests without end', () => {
  const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);
  expect(anything.parse(nested(32))).toEqual(nested(32));
  expect(anything.parse({ inner: nested(100_000) })).toBeUndefined();
});

it('an amount is a JSON number and nothing else', () => {
  expect([12.34, -1, 0, '12.34', null, {}, NaN].map((value) => amount.parse(value))).toEqual([
    12.34,
    -1,
    0,
    ...[undefined, undefined, undefined, undefined],
  ]);
});

it('a text is one bounded line', () => {
  expect(text.parse('Corner\u0000\nShop\u202e')).toBe('Corner Shop');
  expect(text.parse('x'.repeat(1e6))?.length).toBe(2_048);
  expect(text.parse(7)).toBeUndefined();
});

describe('linkage', () => {
  it('is null when it is null or missing', () => {
    expect([null, undefined].map((value) => nullableId.parse(value))).toEqual([null, null]);
  });

  it.each([{}, [], '', true])('is never taken for null when it is %j', (value) => {
    expect(nullableId.safeParse(value).success).toBe(false);
  });

  it('keeps a status that this version does not know', () => {
    expect(nullableEnum<'open'>().parse('reopened')).toBe('reopened');
    expect(nullableEnum<'open'>().safeParse(3).success).toBe(false);
  });
});

it('a secret is printed by nothing', () => {
  const { key } = z.object({ key: optionalSecret }).parse({ key: 'the-secret' });
  expect(key?.reveal()).toBe('the-secret');
  expect(inspect(key, { depth: 9, showHidden: true }) + JSON.stringify(key)).not.toContain('the-secret');
});

describe('a record', () => {
  const merchant = record('merchantId', { name: text });

  it('has its identifier by either name, and nothing that nobody asked for', () => {
    expect(merchant.parse({ id: 'mer_1', apiKey: 'k' })).toEqual({ id: 'mer_1', name: undefined });
    expect(merchant.parse({ merchantId: 7 })).toMatchObject({ id: '7' });
    expect(merchant.parse({ id: 'mer_1', merchantId: 'mer_2' })).toMatchObject({ id: 'mer_1' });
  });

  it('is refused or read, never an exception, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { success } = merchant.safeParse(value);
        expect(typeof success).toBe('boolean');
      }),
    );
  });
});
