import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { keepOpeningScreen, OpeningScreen } from '../../../src-main/boot/windows/opening-screen.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { DEFAULT_RULES } from '../../../shared/staff/staff.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const BEGINNING = { version: '1.0.0', lang: 'en', profileText: '{"store":{}}' };
const ADA = { id: 'ada', name: 'Ada', role: 'cashier' } as const;

const view = (changed: Partial<TillView> = {}): TillView => ({
  phase: 'ready',
  setup: { reason: 'first-start', faults: [] },
  terminal: {
    ...{ storeName: 'Corner Shop', currency: 'USD', locale: 'en-US', training: false },
    ...{ merchantId: 'mer_1', terminalId: 'term_1', environment: 'sandbox' },
    customerDetails: { ask: 'on-request' },
  },
  session: { state: 'signed-in' },
  connection: { state: 'online' },
  tenders: [{ id: 'BTC', label: 'Bitcoin' }],
  notices: [],
  sales: [],
  alerts: [],
  outcomeNotifications: [],
  preferences: DEFAULT_PREFERENCES,
  staff: { cashiers: [], rules: DEFAULT_RULES, closedShifts: [] },
  printing: { jobs: [] },
  ...changed,
});
const STARTING = view({ phase: 'starting' });

let folder: string;
let file: string;
let pushed: TillView[];
const open = (beginning: Partial<typeof BEGINNING> = {}) =>
  new OpeningScreen(folder, { ...BEGINNING, ...beginning }, (shown) => pushed.push(shown));

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'opening-screen.json');
  pushed = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('a till begins with the screen that it was left with, and takes it away', async () => {
  await keepOpeningScreen(folder, BEGINNING, view());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const left = open().asked();
  expect(left).toMatchObject({ phase: 'starting', terminal: view().terminal, tenders: view().tenders });
  expect(existsSync(file)).toBe(false);
  // It ended otherwise than by being closed.
  expect(open().asked()).toBeUndefined();
});

test('nobody is signed in on it, and it says nothing of the service and of troubles that are over', async () => {
  const staff = { ...view().staff, cashiers: [ADA], signedIn: 'ada' };
  await keepOpeningScreen(
    folder,
    BEGINNING,
    view({ staff, busyUntil: 1, notices: [{ code: 'ledger-full' }] }),
  );
  const left = open().asked();
  expect(left?.staff).toEqual({ ...view().staff, cashiers: [ADA] });
  expect(left).toMatchObject({
    session: { state: 'signing-in' },
    connection: { state: 'unknown' },
    notices: [],
  });
  expect(left).not.toHaveProperty('busyUntil');
});

test.each([
  ['a payment is followed', view({ sales: [{} as TillView['sales'][number]] }), BEGINNING],
  ['it is set up', view({ phase: 'setup' }), BEGINNING],
  ['it works with no profile', view(), { ...BEGINNING, profileText: undefined }],
  ['it has far too many buttons', view({ tenders: [{ id: 'x'.repeat(300_000), label: '' }] }), BEGINNING],
])('none is left where %s', async (_, left, beginning) => {
  await keepOpeningScreen(folder, beginning, left);
  expect(existsSync(file)).toBe(false);
});

test.each([{ version: '1.0.1' }, { lang: 'de' }, { profileText: '{}' }])(
  'a till that begins otherwise waits: %o',
  async (beginning) => {
    await keepOpeningScreen(folder, BEGINNING, view());
    expect(open(beginning).asked()).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  },
);

test.each<[string, () => unknown]>([
  ['is torn', () => writeFileSync(file, readFileSync(file).subarray(0, 100))],
  ['holds something else', () => writeFileSync(file, 'null')],
  ['was edited', () => writeFileSync(file, readFileSync(file, 'utf8').replace('Corner Shop', 'Corner Cafe'))],
  [
    'holds an object for a screen',
    () => writeFileSync(file, readFileSync(file, 'utf8').replace(/"screen":".*"/, '"screen":{}')),
  ],
  ['is too long', () => writeFileSync(file, ' '.repeat(300_000))],
  ['is a pipe', () => execFileSync('sh', ['-c', `rm ${file}; mkfifo ${file}`])],
  ['is a link', () => execFileSync('sh', ['-c', `mv ${file} ${file}.other; ln -s ${file}.other ${file}`])],
])('a file that %s is none', async (_, damage) => {
  await keepOpeningScreen(folder, BEGINNING, view());
  damage();
  expect(open().asked()).toBeUndefined();
});

test('the page is shown the till itself as soon as it can say anything, and nothing else before', async () => {
  await keepOpeningScreen(folder, BEGINNING, view());
  const opening = open();
  opening.asked();
  opening.follow(STARTING);
  expect(pushed).toEqual([]);
  const ready = view();
  opening.follow(ready);
  expect(pushed).toEqual([ready]);
  // A page that is loaded again asks the till, which may be starting once more.
  expect(opening.asked()).toBeUndefined();
  opening.follow(STARTING);
  expect(pushed).toEqual([ready, STARTING]);
});

test('a till that is there is shown once, however long ago the page asked', async () => {
  await keepOpeningScreen(folder, BEGINNING, view());
  vi.useFakeTimers();
  const opening = open();
  opening.asked();
  opening.follow(view());
  vi.advanceTimersByTime(60_000);
  expect(pushed).toHaveLength(1);
});

test('a disk that does not take it ends nothing else that is kept as the till closes', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  await keepOpeningScreen(join(folder, 'gone'), BEGINNING, view());
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});

test('a till that takes too long to start says so', async () => {
  await keepOpeningScreen(folder, BEGINNING, view());
  vi.useFakeTimers();
  const opening = open();
  opening.asked();
  opening.follow(STARTING);
  vi.advanceTimersByTime(14_000);
  expect(pushed).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(pushed).toEqual([STARTING]);
  expect(opening.asked()).toBeUndefined();
});
