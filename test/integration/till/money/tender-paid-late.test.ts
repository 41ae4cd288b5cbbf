import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { endNow, movePaymentOf } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';

test('what a sale was paid with is in the figures, also when it was paid after its end', async () => {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const world = new TillWorld(temporaryFolder());
  onTestFinished(() => world.till.close());
  const { commands } = world;
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  await commands['shift.open'](undefined);
  await world.charge(4_040, 'LATE-1');
  const saleId = await endNow(world, sandbox, { reference: 'LATE-1', statusCode: 'expired' });
  await commands['sale.leave']({ saleId, seen: 'settled' });
  await movePaymentOf(sandbox, 'LATE-1', 'completed');
  // The Z report compares with the service's history, and so finds that it is paid.
  expect(await commands['shift.close'](undefined)).toMatchObject({ ok: true });
  const events = () => world.till.session()?.archive.sale(saleId) ?? [];
  await world.viewWhen(() => events().some(({ type }) => type === 'tender-read'));
  // The test may run over midnight.
  const now = Date.now();
  const days = { from: dayAt(now - 86_400_000), to: dayAt(now + 86_400_000) };
  expect(await commands['reports.make']({ days })).toMatchObject({
    value: { currencies: [{ tenders: [{ tender: 'usdcBase', count: 1, grossMinor: 4_040 }] }] },
  });
});
