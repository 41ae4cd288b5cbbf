import { expect, test } from 'vitest';
import { datevFaults } from '../../../shared/reports/datev-settings.ts';
import { datevLine } from '../../../src-main/reports/formats/datev-batch.ts';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { MemoryRecordedSales } from '../../support/memory/memory-recorded-sales.ts';
import { eventsOf } from '../../support/records/reported-sales.ts';
import type { DatevSettings } from '../../../shared/reports/datev-settings.ts';
import type { Day } from '../../../shared/time/store-day.ts';
import type { TaxRules } from '../../../shared/money/tax-rules.ts';
import type { SaleSold } from '../../support/records/reported-sales.ts';

const MAY_3: Day = { year: 2026, month: 5, day: 3 };
const JUNE_30: Day = { year: 2026, month: 6, day: 30 };
/** By the clock of Berlin in summer, two hours after UTC. */
const berlin = (day: number, hour: number) => Date.UTC(2026, 4, day, hour - 2);

const SETTINGS: DatevSettings = {
  consultant: '1001',
  client: '00042',
  yearStart: '01.07',
  accountLength: '4',
  service: '1360',
  untaxed: '8200',
  tips: '1370',
  rates: [
    { percent: '19', account: '8400' },
    { percent: '7.0', account: '8300' },
  ],
};

const VAT: TaxRules = {
  mode: 'inclusive',
  rates: [
    { id: 'full', name: 'MwSt', percent: '19' },
    { id: 'less', name: 'MwSt', percent: '7' },
  ],
};

const line = (name: string, unitMinor: number, taxRate?: string) => ({
  name,
  quantity: 1,
  unitMinor,
  ...(taxRate !== undefined && { taxRate }),
});

const SOLD: readonly SaleSold[] = [
  {
    at: berlin(3, 9),
    cart: { lines: [line('Tasse', 11_900, 'full'), line('Brot', 1_070, 'less'), line('Marke', 500)] },
    tipMinor: 1_000,
    rules: VAT,
    tender: 'usdcBase',
    reference: 'Tisch 9 "Grün"\nlinks',
  },
  // After midnight in Berlin, and before it elsewhere.
  { at: berlin(12, 0), minor: 5, reference: '#ö' },
  { at: berlin(12, 1), minor: 700, status: { kind: 'final', outcome: 'expired' } },
  { at: berlin(12, 2), minor: 800, currency: 'USD' },
];

/** `times`: the first sale once more and again. */
async function postings(settings: DatevSettings, from = MAY_3, to = JUNE_30, sold = SOLD, times?: number) {
  const sales = new MemoryRecordedSales();
  sales.events.push(...sold.flatMap((sale, index) => eventsOf(`s${index}`, index + 1, sale)));
  const [first] = sales.salesStarted(0, Infinity, 1);
  if (first && times !== undefined) {
    sales.salesStarted = (_from, _until, most, after) => {
      const tie = after?.tie ?? 0;
      return Array.from({ length: Math.min(most, times - tie) }, (_, index) => ({
        ...first,
        tie: tie + index + 1,
      }));
    };
  }
  const reports = new SalesReports({
    sales,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    clock: { wall: () => Date.UTC(2026, 6, 1, 6, 5, 4, 32) },
    nameOf: () => undefined,
    turn: () => Promise.resolve(),
  });
  const made = await reports.postings({ from, to }, settings);
  if (!made.ok) throw new Error(made.failure.code);
  if (!('text' in made.value)) return made.value;
  expect(made.value.name).toBe('EXTF_Buchungsstapel-2026-05-03-to-2026-06-30');
  const pieces: string[] = [];
  for await (const piece of made.value.text()) pieces.push(piece);
  return Buffer.from(pieces.join(''), 'utf8').toString('latin1');
}

/** Each byte as one letter. */
const bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const EMPTY = {
  // Kurs, Basis-Umsatz, WKZ Basis-Umsatz
  base: ';;""',
  // Belegfeld 2, Skonto
  second: '"";',
  // From Postensperre to Kennzeichen SoBil-Buchung: 99 columns, and from Leistungsdatum to the last: 11.
  middle: [
    ';"";;;;""',
    Array.from({ length: 18 }, () => '""').join(';'),
    ';"";;"";;;;;',
    Array.from({ length: 40 }, () => '""').join(';'),
    ';;;"";;;;"";"";;"";;;;"";"";;"";;"";;"";"";;"";',
  ].join(';'),
  end: ';;;"";;"";"";;"";;',
};

const row = (amount: string, account: string, date: string, document: string, words: string): string =>
  `${amount};"S";"EUR";${EMPTY.base};1360;${account};"";${date};"${document}";${EMPTY.second};"${words}";${EMPTY.middle};0;${EMPTY.end}`;

test('the bytes of a batch: header, 125 columns, and what was paid by tax rate, untaxed and as tip', async () => {
  const batch = await postings(SETTINGS);
  if (typeof batch !== 'string') throw new Error(batch.refused);
  const [header, columns, ...rows] = batch.split('\r\n');
  expect(header).toBe(
    `\xef\xbb\xbf"EXTF";700;21;"Buchungsstapel";13;20260701080504032;;"";"Countertop";"";1001;42;20250701;4;` +
      `20260503;20260630;"Countertop";"";1;0;0;"EUR";;"";;;"";;;"";""`,
  );
  expect(columns?.split(';')).toHaveLength(125);
  expect(columns).toMatch(/^Umsatz \(ohne Soll\/Haben-Kz\);Soll\/Haben-Kennzeichen;WKZ Umsatz;/);
  expect(columns).toContain(bytes(';Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;'));
  expect(columns).toMatch(/;EU-Steuersatz \(Ursprung\);Abw\. Skontokonto$/);
  const words = bytes('#1 USDC (Base) Tisch 9 ""Grün"" links');
  const table = (amount: string, account: string) => row(amount, account, '0305', 'Tisch9Grnlinks', words);
  expect(rows).toEqual([
    table('119,00', '8400'),
    table('10,70', '8300'),
    table('5,00', '8200'),
    table('10,00', '1370'),
    row('0,05', '8200', '1205', '2', bytes('#2 #ö')),
    '',
  ]);
  for (const each of rows.slice(0, -1)) expect(each.split(';')).toHaveLength(125);
});

test('a text has no more letters than DATEV takes, as it counts them, and none is cut in half', async () => {
  const batch = await postings(SETTINGS, MAY_3, JUNE_30, [
    { at: berlin(5, 9), minor: 1, reference: `x${'🍕'.repeat(40)}` },
  ]);
  if (typeof batch !== 'string') throw new Error(batch.refused);
  const words = Buffer.from(batch, 'latin1').toString().split('\r\n')[2]?.split(';')[13];
  expect(words).toBe(`"#1 x${'🍕'.repeat(28)}"`);
});

test('amounts have the decimals of their currency', () => {
  const amountIn = (currency: string) =>
    datevLine(
      { minor: -1_200, account: '8400', date: '2026-05-12', document: '1', words: 'x' },
      { settings: SETTINGS, currency },
    ).split(';', 3);
  expect(amountIn('EUR')).toEqual(['12,00', '"H"', '"EUR"']);
  expect(amountIn('JPY')).toEqual(['1200', '"H"', '"JPY"']);
});

test('nothing is made of days in two business years, nor of rates without an account', async () => {
  expect(await postings(SETTINGS, MAY_3, { ...JUNE_30, month: 7, day: 1 })).toEqual({ refused: 'two-years' });
  expect(await postings({ ...SETTINGS, yearStart: '12.05' })).toEqual({ refused: 'two-years' });
  expect(await postings({ ...SETTINGS, rates: SETTINGS.rates.slice(1) })).toEqual({
    refused: 'rates',
    percents: ['19'],
  });
});

test('more lines than DATEV takes in a file are refused', async () => {
  const sold = [{ at: berlin(5, 9), minor: 2, tipMinor: 1 }];
  const made = (times: number) => postings(SETTINGS, MAY_3, JUNE_30, sold, times);
  expect(await made(50_000)).toEqual({ refused: 'too-many' });
});

test('every field is checked: what DATEV would refuse has a fault of its own', () => {
  expect([...datevFaults(SETTINGS)]).toEqual([]);
  const faulty = (change: Partial<DatevSettings>) => [...datevFaults({ ...SETTINGS, ...change })];
  for (const consultant of ['', '999', '1000', '12345678', '10O1']) {
    expect(faulty({ consultant })).toEqual([['consultant', 'consultant']]);
  }
  for (const client of ['', '0', '123456', '-1']) expect(faulty({ client })).toEqual([['client', 'client']]);
  for (const yearStart of ['', '1.1.', '31.02', '29.02', '00.01', '01.13', '0101']) {
    expect(faulty({ yearStart })).toEqual([['yearStart', 'yearStart']]);
  }
  expect(faulty({ yearStart: '01.01.' })).toEqual([]);
  for (const accountLength of ['', '3', '9', '44']) {
    expect(faulty({ accountLength })[0]).toEqual(['accountLength', 'accountLength']);
  }
  for (const account of ['', '136', '13600', '0000', '13 6']) {
    expect(faulty({ service: account })).toEqual([['service', 'account']]);
    expect(faulty({ rates: [{ percent: '19', account }] })).toEqual([['19', 'account']]);
  }
});

test('postings of payouts need an account for fees and one for the bank; those of sales only where they are given', () => {
  expect([...datevFaults(SETTINGS, 'payouts').keys()]).toEqual(['fees', 'bank']);
  expect([...datevFaults({ ...SETTINGS, fees: '', bank: '' }).keys()]).toEqual([]);
  expect([...datevFaults({ ...SETTINGS, fees: '49', bank: '1200' }).keys()]).toEqual(['fees']);
  expect([...datevFaults({ ...SETTINGS, fees: '4970', bank: '1200' }, 'payouts').keys()]).toEqual([]);
});
