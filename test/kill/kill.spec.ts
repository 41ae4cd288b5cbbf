import { expect } from '@playwright/test';
import { charge, shownAddress } from '../support/electron/cashier.ts';
import { test } from '../support/electron/electron-test.ts';
import { PlainService } from '../support/service/plain-service.ts';
import { expectOneSale } from './one-sale.ts';
import { STAGES, StageProxy } from './stage-proxy.ts';
import type { RunningTill } from '../support/electron/electron-app.ts';
import type { WatchedService } from './one-sale.ts';
import type { Stage } from './stage-proxy.ts';

const KILLS = Number(process.env['KILLS'] ?? 200);
const SECOND_KILLS = Math.ceil(KILLS / 5);
/** From the press of Enter; the slowest sale is on the screen well before. */
const RANDOM_WITHIN_MS = 150;
/** The slowest start and sale on a busy machine. */
const KILL_TIMEOUT_MS = 20_000;

type Moment = Stage | 'a random moment';
const MOMENTS: readonly Moment[] = [...STAGES, 'a random moment'];

interface Scene {
  readonly kills: number;
  readonly proxy: StageProxy;
  readonly service: WatchedService;
  readonly start: () => Promise<RunningTill>;
}

test(`${KILLS} kills, each at a step of a sale: same sale, same code, true status, one payment shown`, async ({
  sandbox,
  startTill,
}) => {
  test.setTimeout(KILLS * KILL_TIMEOUT_MS);
  await sandbox.control('PATCH', '/switches', { writesPerMinute: 100_000, readsPerMinute: 100_000 });
  const proxy = new StageProxy(sandbox.ready.baseUrl);
  const profile = { ...sandbox.ready.profile, baseUrl: await proxy.listen() };
  await killAgainAndAgain({
    kills: KILLS,
    proxy,
    service: sandbox.watched,
    start: () => startTill({ profile, secrets: sandbox.ready.secrets }),
  });
});

test(`${SECOND_KILLS} kills at another service, that tells no more than the specification shows: the same`, async ({
  startTill,
}) => {
  test.setTimeout(SECOND_KILLS * KILL_TIMEOUT_MS);
  const service = new PlainService('length');
  const proxy = new StageProxy(await service.listen());
  const profile = { ...service.profile, baseUrl: await proxy.listen() };
  await killAgainAndAgain({
    kills: SECOND_KILLS,
    proxy,
    service,
    start: () => startTill({ profile, secrets: service.secrets }),
  });
  service.close();
});

async function killAgainAndAgain({ kills, proxy, service, start }: Scene): Promise<void> {
  let till = await start();
  const survived = new Map<Moment, number>();
  for (let kill = 0; kill < kills; kill++) {
    const moment = MOMENTS[kill % MOMENTS.length] ?? 'a random moment';
    const reference = `KILL-${kill}`;
    const shown = await killDuringSale(till, proxy, moment, reference);
    till = await start();
    await expectOneSale(till.page, service, reference, shown);
    survived.set(moment, (survived.get(moment) ?? 0) + 1);
  }
  proxy.close();
  console.log([...survived].map(([moment, count]) => `${moment}: ${count} kills survived`).join('\n'));
}

/** Charges, kills the till at the moment, and answers the code that was on the screen before, if one was. */
async function killDuringSale(
  till: RunningTill,
  proxy: StageProxy,
  moment: Moment,
  reference: string,
): Promise<string | undefined> {
  let shown: string | undefined;
  let isKilled = false;
  const kill = async (): Promise<void> => {
    await till.kill();
    isKilled = true;
  };
  proxy.onStage = async (stage) => {
    if (stage !== moment) return;
    proxy.onStage = () => Promise.resolve();
    if (stage.startsWith('reading')) shown = await shownAddress(till.page);
    await kill();
  };
  if (moment === 'a random moment') setTimeout(() => void kill(), 20 + Math.random() * RANDOM_WITHIN_MS);
  // The till may be gone before the last key is taken: that is the point.
  await charge(till.page, '4200', reference).catch(() => undefined);
  await expect
    .poll(() => isKilled, { message: `the sale never came to: ${moment}`, timeout: KILL_TIMEOUT_MS })
    .toBe(true);
  return shown;
}
