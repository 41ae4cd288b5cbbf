import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { workedClock } from '../../support/system/worked-clock.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { TillWorld } from '../../support/worlds/till-world.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { LedgerJobEnd } from '../../../src-main/ledger/tool/job.ts';

/** Long waits are short, the hour to the next look at the backups; the limits of requests stay, or a busy computer loses them. */
function hurried(): Clock {
  const clock = workedClock();
  return { ...clock, sleep: (ms, signal) => clock.sleep(ms >= 60_000 ? 20 : ms, signal) };
}

test('a till says that its ledger is not backed up, sells on, and takes it back once it is', async () => {
  const sandbox = await startSandbox({});
  let disk: LedgerJobEnd = { did: 'nothing', why: 'The disk is full.' };
  const world = new TillWorld(temporaryFolder(), {
    clock: hurried(),
    runLedgerJob: () => Promise.resolve(disk),
  });
  onTestFinished(async () => {
    world.till.close();
    await sandbox.close();
  });
  const { terminalPassword } = sandbox.secrets;
  expect(
    await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), { terminalPassword }),
  ).toMatchObject({
    ok: true,
  });
  const { notices } = await world.viewWhen((view) => view.notices.length > 0);
  expect(notices).toEqual([{ code: 'ledger-not-backed-up', detail: 'The disk is full.' }]);
  await world.charge(500, 'table-1', 'other-tills-unchecked');
  expect(await world.stageWhen('waiting')).toMatchObject({ name: 'waiting' });
  disk = { did: 'back-up', file: 'ledger.db' };
  await world.viewWhen((view) => view.notices.length === 0);
});
