import { expect } from '@playwright/test';
import { request } from 'undici';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { historySpeed } from './history-speed.ts';
import { keypadSpeed } from './keypad-speed.ts';
import { median } from '../measuring/median.ts';
import { isKept, report } from '../measuring/results.ts';
import { startSlowProxy } from '../measuring/slow-proxy.ts';
import { startUp } from './start-up.ts';
import { trackingSpeed } from './tracking-speed.ts';
import { rendererScript } from './bundle.ts';
import { watchForEnter, watchForPaint } from './till-in-page.ts';
import type { Page } from '@playwright/test';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { Row } from '../measuring/results.ts';
import type { SlowProxy } from '../measuring/slow-proxy.ts';

const NETWORK_MS = 100;
const ROUNDS = 15;
/** Between two keys of somebody who types 100 words a minute. */
const FINGERS_MS = 120;
const POLL_MS = 1_000;
const PRODUCTION_READS_PER_MINUTE = 600;
const QR = '[role="img"][aria-label="Payment QR code"]';

test('the promises of speed and size', async ({ sandbox, startTill, folder }) => {
  test.setTimeout(600_000);
  await sandbox.control('PATCH', '/switches', { writesPerMinute: 100_000, readsPerMinute: 100_000 });
  const proxy = await startSlowProxy(sandbox.ready.baseUrl, NETWORK_MS);
  const profile = { ...sandbox.ready.profile, baseUrl: proxy.url };
  const { page, close } = await startTill({ profile, secrets: sandbox.ready.secrets });
  const service = await bareService(proxy, sandbox);

  const rows: Row[] = [
    await chargeToCode(page, service, sandbox),
    await statusToWord(page, service, sandbox),
    await readsPerMinute(page, proxy, sandbox),
  ];
  await close();
  proxy.close();
  rows.push(await startUp(sandbox), rendererScript());
  rows.push(await keypadSpeed(sandbox, folder));
  rows.push(await trackingSpeed(sandbox), ...(await historySpeed()));
  report('selling', rows);
  expect(rows.filter((row) => !isKept(row)).map(({ name }) => name)).toEqual([]);
});

/** Charge pressed → the code painted, beside a bare POST of the same payment. */
async function chargeToCode(page: Page, service: BareService, sandbox: SandboxProcess): Promise<Row> {
  const tills: number[] = [];
  const bares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reference = `code-${round}`;
    bares.push(await service.timedPost(`bare-${round}`));
    await page.getByRole('textbox', { name: 'Reference' }).fill(reference);
    await page.getByRole('textbox', { name: 'Reference' }).blur();
    // As fast as fingers go: what the till does meanwhile is not waited for at Enter.
    await page.keyboard.type('4200', { delay: FINGERS_MS });
    const pressed = await watchForEnter(page);
    const painted = await watchForPaint(page, QR);
    await page.keyboard.press('Enter');
    tills.push((await painted.happenedAt()) - (await pressed.happenedAt()));
    await endSale(page, sandbox, reference);
  }
  const name = 'charge → code painted / bare POST';
  return { name, measured: median(tills), against: median(bares), atMost: 1.22, unit: 'ms' };
}

/** A status changes at the service → the word painted; the changes are spread evenly over the poll interval. */
async function statusToWord(page: Page, service: BareService, sandbox: SandboxProcess): Promise<Row> {
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reference = `word-${round}`;
    await charge(page, '4200', reference);
    await expectHeading(page, 'Waiting for payment');
    const [payment] = await sandbox.payments(reference);
    await page.waitForTimeout(POLL_MS + ((round + 0.5) / ROUNDS) * POLL_MS);
    const painted = await watchForPaint(page, '[data-held="true"]');
    const changedAt = performance.timeOrigin + performance.now();
    await sandbox.move(payment?.trackingId ?? '', { statusCode: 'processing' });
    delays.push((await painted.happenedAt()) - changedAt);
    await endSale(page, sandbox, reference);
  }
  const name = 'status changed → word / half an interval + a read';
  const against = POLL_MS / 2 + median(await service.timedGets(ROUNDS));
  return { name, measured: median(delays), against, atMost: 1.3, unit: 'ms' };
}

/** Reads for the one open sale on the screen, against the production quota. */
async function readsPerMinute(page: Page, proxy: SlowProxy, sandbox: SandboxProcess): Promise<Row> {
  await charge(page, '4200', 'reads');
  await expectHeading(page, 'Waiting for payment');
  const isRead = /^\/Payments\/tracking\//;
  const before = proxy.count('GET', isRead);
  await page.waitForTimeout(20_000);
  const measured = (proxy.count('GET', isRead) - before) * 3;
  await endSale(page, sandbox, 'reads');
  const name = 'reads a minute for one open sale / production quota';
  return { name, measured, against: PRODUCTION_READS_PER_MINUTE, atMost: 0.15, unit: 'reads/min' };
}

async function endSale(page: Page, sandbox: SandboxProcess, reference: string): Promise<void> {
  const [payment] = await sandbox.payments(reference);
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'cancelled' });
  await expectHeading(page, 'Cancelled');
  await page.getByRole('button', { name: /^New sale/ }).click();
}

interface BareService {
  readonly timedPost: (reference: string) => Promise<number>;
  readonly timedGets: (times: number) => Promise<readonly number[]>;
}

/** undici and nothing else, through the same proxy. */
async function bareService(proxy: SlowProxy, { ready }: SandboxProcess): Promise<BareService> {
  const headers = { 'x-api-key': ready.secrets.apiKey, 'content-type': 'application/json' };
  const { merchantId, terminalId } = ready.profile;
  const post = async (reference: string): Promise<string> => {
    const answer = await request(`${proxy.url}/Payments/crypto`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ merchantId, terminalId, requestedAmount: 42, reference }),
    });
    return ((await answer.body.json()) as { trackingId: string }).trackingId;
  };
  const trackingId = await post('bare-first');
  return {
    timedPost: (reference) => timed(() => post(reference)),
    timedGets: async (times) => {
      const all: number[] = [];
      for (let round = 0; round < times; round++) {
        all.push(
          await timed(async () => {
            const answer = await request(`${proxy.url}/Payments/tracking/${trackingId}`, { headers });
            await answer.body.json();
          }),
        );
      }
      return all;
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
