import { expect, test } from 'vitest';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { realmProfile } from '../../../support/records/terminal-profile.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { settled, VirtualClock } from '../../../support/worlds/virtual-clock.ts';

test('a terminal that could not be opened leaves nothing behind that waits', async () => {
  const clock = new VirtualClock();
  const world = new TillWorld(temporaryFolder(), {
    clock,
    peppers: () => {
      throw new LedgerUnavailable('The ledger cannot be read.');
    },
  });
  const launch = { kind: 'profile', text: JSON.stringify(realmProfile) } as const;
  await world.till.launch(launch, { terminalPassword: 'right' });
  for (let n = 0; n < 3; n += 1) await world.till.tryAgain();
  await settled();
  expect(world.till.view()).toMatchObject({ phase: 'setup', setup: { reason: 'failed' } });
  await clock.advance(1);
  expect(clock.pending()).toBe(0);
});
