import { describe, expect, test } from 'vitest';
import { saleWanted } from '../../../src-main/session/terminal/sale-wanted.ts';
import { ada, payer } from '../../support/records/payer.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { SaleTerms } from '../../../src-main/session/terminal/sale-wanted.ts';

const terms: SaleTerms = {
  minimum: { minor: 100, currency: 'USD' },
  askAbove: { minor: 1_000_000, currency: 'USD' },
  ask: 'on-request',
  rebate: undefined,
  tax: undefined,
};
const virtual: SaleTerms = { ...terms, ask: 'required' };
const plain: CommandInput<'sale.start'> = { amountMinor: 1_000, reference: 'A-1', overrides: [] };

function faults(input: Partial<CommandInput<'sale.start'>>, by = terms): Readonly<Record<string, string>> {
  const wanted = saleWanted({ ...plain, ...input }, by);
  const fields = wanted.ok ? [] : (wanted.failure.fields ?? []);
  return Object.fromEntries(fields.map(({ field, fault }) => [field, fault]));
}

describe('a sale that is wanted', () => {
  test('is a plain one when nothing is said of the payer', () => {
    expect(saleWanted(plain, terms)).toEqual({
      ok: true,
      value: { amount: { minor: 1_000, currency: 'USD' }, reference: 'A-1', overrides: [] },
    });
  });

  test('below the terminal’s minimum is refused', () => {
    expect(saleWanted({ ...plain, amountMinor: 99 }, terms)).toMatchObject({
      failure: { code: 'amount-invalid', minimum: terms.minimum },
    });
  });

  test('above the limit is refused until just this amount is confirmed', () => {
    const asked = { minor: 400_638_133_393, currency: 'USD' };
    const large = { ...plain, amountMinor: asked.minor };
    const refusal = { failure: { code: 'amount-unconfirmed', asked, limit: terms.askAbove } };
    expect(saleWanted(large, terms)).toMatchObject(refusal);
    expect(saleWanted({ ...large, confirmedMinor: asked.minor - 1 }, terms)).toMatchObject(refusal);
    expect(saleWanted({ ...large, confirmedMinor: asked.minor }, terms)).toEqual({
      ok: true,
      value: { amount: asked, reference: 'A-1', overrides: [] },
    });
    expect(saleWanted({ ...plain, amountMinor: 1_000_000 }, terms)).toMatchObject({ ok: true });
  });

  test('carries whole details', () => {
    expect(saleWanted({ ...plain, ...payer }, virtual)).toMatchObject({ value: { payer } });
  });

  test('is refused on a terminal that needs details, field by field', () => {
    expect(faults({}, virtual)).toMatchObject({
      'customer.email': 'missing',
      'customer.countryCode': 'missing',
    });
    expect(faults({ refundEmail: 'r@example.com' }, virtual)).toHaveProperty(['customer.email'], 'missing');
  });

  test('is refused for a partial customer, on any terminal', () => {
    expect(faults({ customer: { countryCode: 'GB' } })).toHaveProperty(['customer.firstName'], 'missing');
    expect(faults({ customer: { ...ada, countryCode: 'UK', email: 'ada' }, refundEmail: 'x' })).toEqual({
      'customer.countryCode': 'not-one-of',
      'customer.email': 'malformed',
      refundEmail: 'malformed',
    });
  });

  test('quotes nothing of the details in a refusal', () => {
    const refused = saleWanted({ ...plain, customer: { ...ada, email: 'ada at home' } }, terms);
    expect(JSON.stringify(refused)).not.toMatch(/ada|lovelace/i);
  });

  test('asks for the rebate of its amount where the terminal has one', () => {
    const wanted = saleWanted(plain, { ...terms, rebate: { total: 250, merchant: 150 } });
    expect(wanted).toMatchObject({ value: { rebate: { total: 25, merchantPortion: 15, targetRebate: 10 } } });
  });
});

describe('the taxes of a sale that is wanted', () => {
  const rates = [{ id: 'standard', name: 'VAT', percent: '20' }];
  const held: SaleTerms = { ...terms, tax: { mode: 'inclusive', rates, defaultRate: 'standard' } };
  const onTop: SaleTerms = { ...terms, tax: { mode: 'exclusive', rates, defaultRate: 'standard' } };
  const tea = { lines: [{ name: 'Tea', quantity: 1, unitMinor: 1_000 }] };

  test('are those of a plain amount too, which stays as it is', () => {
    expect(saleWanted({ ...plain, amountMinor: 1_200 }, held)).toMatchObject({
      value: { amount: { minor: 1_200 }, tax: { lines: [{ netMinor: 1_000, taxMinor: 200 }] } },
    });
  });

  test('are none where none of the goods is taxed', () => {
    const wanted = saleWanted(plain, { ...terms, tax: { mode: 'inclusive', rates } });
    expect(wanted.ok && 'tax' in wanted.value).toBe(false);
  });

  test('are what the till counts, whatever the screen says', () => {
    const input = { ...plain, amountMinor: 1_200, lineItems: { ...tea, taxMinor: 200 } };
    expect(saleWanted(input, onTop)).toMatchObject({
      value: { tax: { mode: 'exclusive', lines: [{ ...rates[0], netMinor: 1_000, taxMinor: 200 }] } },
    });
    const refused = { 'lineItems.taxMinor': 'malformed' };
    expect(faults({ ...input, lineItems: { ...tea, taxMinor: 199 } }, onTop)).toEqual(refused);
    expect(faults({ ...input, lineItems: tea }, onTop)).toEqual(refused);
    expect(faults(input, held)).toEqual(refused);
    expect(faults(input, terms)).toEqual(refused);
    expect(faults({ ...plain, amountMinor: 1_200 }, onTop)).toEqual(refused);
  });
});
