import { expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { endNow, movePaymentOf } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { must } from '../../../support/worlds/sent-command.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';

const DAY_MS = 86_400_000;

test('who acknowledged an alert, withdrew a code and stopped a sale stands in the journal', async () => {
  const sandbox = await startSandbox({});
  const world = new TillWorld(temporaryFolder());
  try {
    await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
    await must(world, 'staff.add', { name: 'Ann', role: 'manager', pin: '1234' });
    const start = (reference: string) =>
      must(world, 'sale.start', { amountMinor: 1_000, reference, overrides: ['same-amount-open'] });

    await start('LATE');
    const late = await endNow(world, sandbox, { reference: 'LATE', statusCode: 'expired' });
    await movePaymentOf(sandbox, 'LATE', 'completed');
    await must(world, 'sale.checkNow', { saleId: late });
    const [alert] = world.till.view().alerts;
    await must(world, 'alert.acknowledge', { saleId: late, alert: alert?.id ?? '' });
    await must(world, 'sale.leave', { saleId: late, seen: 'settled' });

    const { saleId: wrong } = await start('WRONG');
    await world.stageWhen('waiting');
    await must(world, 'sale.withdrawCode', { saleId: wrong });

    await controlOf(sandbox)('POST', '/faults', { match: { method: 'POST' }, kind: 'stall-headers' });
    const { saleId: slow } = await start('SLOW');
    await must(world, 'sale.stopCreating', { saleId: slow });

    // Not today alone: the test may run over midnight.
    const days = { from: dayAt(Date.now() - DAY_MS), to: dayAt(Date.now() + DAY_MS) };
    const { lines } = await must(world, 'ledger.journal', { days, kind: 'sales' });
    expect(lines.map(({ by, sale, fact }) => [by, sale?.id, fact.name])).toEqual([
      ['Ann', slow, 'creation-stopped'],
      ['Ann', wrong, 'code-withdrawn'],
      ['Ann', late, 'alert-acknowledged'],
    ]);
  } finally {
    world.till.close();
    await sandbox.close();
  }
});
