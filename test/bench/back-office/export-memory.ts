import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dayAt, isoDay } from '../../../shared/time/store-day.ts';
import { addAllMade } from '../../support/back-office/add-all-made.ts';
import type { Day } from '../../../shared/time/store-day.ts';
import type { ElectronApplication, Page } from '@playwright/test';
import type { RunningTill, TillOptions } from '../../support/electron/electron-app.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { Row } from '../measuring/results.ts';

const PAYMENTS = 100_000;
const MOST_MB = 64;
const DAY_MS = 86_400_000;
const daysUntilNow = (count: number) => ({ from: dayAt(Date.now() - count * DAY_MS), to: dayAt(Date.now()) });

interface Shop {
  readonly sandbox: SandboxProcess;
  readonly folder: string;
  readonly startTill: (options?: Omit<TillOptions, 'folder'>) => Promise<RunningTill>;
}

/**
 * What the main process of a till in real Electron takes more than at rest while it writes a year's payments: the most
 * of all samples, also of what is in use no longer and not yet given back.
 */
export async function memoryOfExports({ sandbox, startTill, folder }: Shop): Promise<readonly Row[]> {
  await sandbox.control('PATCH', '/switches', { writesPerMinute: 1_000_000, readsPerMinute: 1_000_000 });
  const { secrets, baseUrl } = sandbox.ready;
  // DATEV's books are in euros.
  const profile = {
    ...sandbox.ready.profile,
    store: { ...sandbox.ready.profile.store, currency: 'EUR' },
  };
  await sandbox.control('PUT', '/merchants/mer_Training/currency', { currency: 'EUR' });
  await sandbox.control('POST', '/past', { payments: PAYMENTS, days: 364 });
  const first = await startTill({ profile, secrets });
  await expect(first.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await first.close();
  const [ledger = ''] = readdirSync(join(folder, 'ledgers'));
  const service = { baseUrl, profile, secrets };
  await addAllMade(service, Date.now() - 365 * DAY_MS, join(folder, 'ledgers', ledger));

  const { page, app } = await startTill();
  const saved = join(folder, 'saved');
  mkdirSync(saved);
  const idle = await restingMb(app);
  const rows: Row[] = [];
  for (const [index, what] of EXPORTS.entries()) {
    const most = await mostMbDuring(app, () => exportInto(join(saved, String(index)), what, { page, app }));
    const payments = `of ${PAYMENTS.toLocaleString('en')} payments`;
    const name = `${what[0]} ${what[0] === MONTH ? '' : `${payments} `}as ${what[1]}, over idle / 64 MB`;
    rows.push({ name, measured: most - idle, against: MOST_MB, atMost: 1, unit: 'MB' });
  }
  // A statement of more lines than a program takes is in parts.
  expect(new Set(readdirSync(saved).map((name) => name.split('-')[0])).size).toBe(rows.length);
  return rows;
}

/** With a twelfth of the payments: a comparison takes no more days. */
const MONTH = 'a month that is compared';

/** What is exported, and as what; read by `exportInto`. */
const EXPORTS = [
  ['sales', 'postings for DATEV'],
  ['a report', 'PDF'],
  ['sales', 'a statement for Xero'],
  ['sales', 'a statement for QuickBooks'],
  ['sales', 'CSV'],
  ['fees and deposits', 'CSV'],
  ['fees and deposits', 'a statement for Xero'],
  ['fees and deposits', 'a statement for QuickBooks'],
  // The last one: the till keeps its comparison.
  [MONTH, 'PDF'],
] as const;

const BOOKS = {
  consultant: '29098',
  client: '55003',
  accountLength: '4',
  service: '1361',
  untaxed: '8200',
  tips: '1370',
  rates: [],
};

async function exportInto(
  file: string,
  [what, as]: (typeof EXPORTS)[number],
  { page, app }: { readonly page: Page; readonly app: ElectronApplication },
): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  const range = daysUntilNow(364);
  const month = daysUntilNow(30);
  const answer = await page.evaluate(
    async ([of, form, asked, settings, compared]) => {
      const { commands } = window.countertop;
      if (of === 'a month that is compared') {
        const made = await commands['days.explain']({ days: compared });
        return made.ok ? commands['days.savePdf']({ madeAt: made.value.madeAt }) : made;
      }
      const statement = form === 'a statement for Xero' ? 'xero' : 'quickbooks';
      if (of === 'fees and deposits' && form !== 'CSV')
        return commands['exports.savePayouts']({ days: asked, statement });
      if (of === 'a report') return commands['exports.saveReport']({ days: asked });
      if (of === 'fees and deposits') return commands['exports.savePayouts']({ days: asked });
      if (form === 'postings for DATEV') return commands['exports.saveDatev']({ days: asked, settings });
      if (form !== 'CSV') return commands['exports.save']({ days: asked, form: statement });
      return commands['exports.save']({ days: asked, form: 'sales' });
    },
    [what, as, range, { ...BOOKS, yearStart: yearFrom(range.from) }, month] as const,
  );
  if (!answer.ok) throw new Error(`${what} as ${as}: ${answer.failure.code}`);
}

/** DATEV takes postings of one business year: one that begins with these days. */
function yearFrom(day: Day): string {
  const [, month = '', date = ''] = isoDay(day).split('-');
  return `${date}.${month}.`;
}

/** Once the start is over: its memory neither grows nor shrinks from one second to the next. */
async function restingMb(app: ElectronApplication): Promise<number> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await rssMb(app);
        const change = Math.abs(now - before);
        before = now;
        return change;
      },
      { intervals: [1_000], timeout: 60_000 },
    )
    .toBeLessThan(0.5);
  return before;
}

const rssMb = (app: ElectronApplication): Promise<number> =>
  app.evaluate(() => process.memoryUsage.rss() / 1e6);

async function mostMbDuring(app: ElectronApplication, work: () => Promise<void>): Promise<number> {
  await app.evaluate(() => {
    const watch = { most: 0, timer: undefined as ReturnType<typeof setInterval> | undefined };
    watch.timer = setInterval(() => (watch.most = Math.max(watch.most, process.memoryUsage.rss())), 10);
    Reflect.set(globalThis, 'watch', watch);
  });
  await work();
  return app.evaluate(() => {
    const watch = Reflect.get(globalThis, 'watch') as {
      most: number;
      timer: ReturnType<typeof setInterval>;
    };
    clearInterval(watch.timer);
    return watch.most / 1e6;
  });
}
