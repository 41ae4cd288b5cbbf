import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ledgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import { lockLedger } from '../../../../src-main/ledger/file/lock.ts';
import { SqliteJournal } from '../../../../src-main/ledger/sqlite-journal.ts';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { realmProfile } from '../../../support/records/terminal-profile.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { settled, VirtualClock } from '../../../support/worlds/virtual-clock.ts';

const launch = { kind: 'profile', text: JSON.stringify(realmProfile) } as const;

test('a terminal that could not be opened leaves nothing behind that waits', async () => {
  const clock = new VirtualClock();
  const world = new TillWorld(temporaryFolder(), {
    clock,
    peppers: () => {
      throw new LedgerUnavailable('The ledger cannot be read.');
    },
  });
  await world.till.launch(launch, { terminalPassword: 'right' });
  for (let n = 0; n < 3; n += 1) await world.till.tryAgain();
  await settled();
  expect(world.till.view()).toMatchObject({ phase: 'setup', setup: { reason: 'failed' } });
  await clock.advance(1);
  expect(clock.pending()).toBe(0);
});

test('a terminal whose journal could not be read leaves its ledger to whoever repairs or restores it', async () => {
  const folder = temporaryFolder();
  const { till } = new TillWorld(folder);
  onTestFinished(() => till.close());
  const disk = vi.spyOn(SqliteJournal.prototype, 'newest').mockImplementation(() => {
    throw new LedgerUnavailable('The disk does not work properly.');
  });
  await till.launch(launch, { terminalPassword: 'right' });
  disk.mockRestore();
  expect(till.view()).toMatchObject({
    phase: 'setup',
    setup: { reason: 'failed', failure: { code: 'ledger-unavailable' } },
  });
  const [terminal = ''] = readdirSync(join(folder, 'ledgers'));
  lockLedger(ledgerFiles(join(folder, 'ledgers', terminal)), 'exclusive').release();
  expect(await till.tryAgain()).toMatchObject({ ok: true });
});
