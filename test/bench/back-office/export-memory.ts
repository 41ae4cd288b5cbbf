import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dayAt } from '../../../shared/time/store-day.ts';
import { addAllMade } from '../../support/back-office/add-all-made.ts';
import type { ElectronApplication, Page } from '@playwright/test';
import type { RunningTill, TillOptions } from '../../support/electron/electron-app.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { Row } from '../measuring/results.ts';

const PAYMENTS = 100_000;
const MOST_MB = 64;
const DAY_MS = 86_400_000;
const days = () => ({ from: dayAt(Date.now() - 364 * DAY_MS), to: dayAt(Date.now()) });

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
  await sandbox.control('POST', '/past', { payments: PAYMENTS, days: 364 });
  const { profile, secrets, baseUrl } = sandbox.ready;
  await (await startTill({ profile, secrets })).close();
  const [ledger = ''] = readdirSync(join(folder, 'ledgers'));
  const service = { baseUrl, profile, secrets };
  await addAllMade(service, Date.now() - 365 * DAY_MS, join(folder, 'ledgers', ledger));

  const { page, app } = await startTill();
  const saved = join(folder, 'saved');
  mkdirSync(saved);
  const idle = await restingMb(app);
  const rows: Row[] = [];
  for (const what of ['sales', 'fees and deposits'] as const) {
    const most = await mostMbDuring(app, () => exportInto(join(saved, `${what}.csv`), what, { page, app }));
    const name = `${what} of ${PAYMENTS.toLocaleString('en')} payments as CSV, over idle / 64 MB`;
    rows.push({ name, measured: most - idle, against: MOST_MB, atMost: 1, unit: 'MB' });
  }
  expect(readdirSync(saved)).toHaveLength(rows.length);
  return rows;
}

async function exportInto(
  file: string,
  what: 'sales' | 'fees and deposits',
  { page, app }: { readonly page: Page; readonly app: ElectronApplication },
): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  const answer = await page.evaluate(
    ([of, range]) =>
      of === 'sales'
        ? window.countertop.commands['exports.save']({ days: range, form: 'sales' })
        : window.countertop.commands['exports.savePayouts']({ days: range }),
    [what, days()] as const,
  );
  if (!answer.ok) throw new Error(`${what}: ${answer.failure.code}`);
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
