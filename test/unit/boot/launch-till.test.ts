import { expect, test } from 'vitest';
import { launchTill } from '../../../src-main/boot/process/launch-till.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { Launch } from '../../../src-main/session/till/launch.ts';

test('settings that the disk does not give at the first reading are read again, and the till starts with them', async () => {
  const clock = new VirtualClock();
  const launched: Launch[] = [];
  const reported: string[] = [];
  let readings = 0;
  const settings = {
    get lastMode() {
      readings += 1;
      if (readings < 4) throw Object.assign(new Error('EIO: i/o error, read'), { syscall: 'read' });
      return 'profile' as const;
    },
    profileText: '{}',
    isUnread: false,
  };
  const start = {
    commandLine: { training: false },
    givenSecrets: {},
    unexpected: { report: (where: string) => reported.push(where) },
  };
  const done = launchTill(
    { launch: (launch) => Promise.resolve(void launched.push(launch)) },
    settings,
    start as never,
    { givenProfile: undefined, clock },
  );
  await clock.advance(60_000);
  await done;
  expect(launched).toEqual([{ kind: 'profile', text: '{}' }]);
  expect(reported).toEqual(Array(3).fill('the start'));
});
