import { expect, test } from 'vitest';
import { StartingAgain } from '../../../../src-main/electron/process/starting-again.ts';

function begun(isSupervised: boolean, times = 1) {
  const did: string[] = [];
  const app = { relaunch: () => void did.push('relaunch'), quit: () => void did.push('quit') };
  const starting = new StartingAgain(app, { isSupervised });
  expect(starting.exitCode).toBe(0);
  for (let asked = 0; asked < times; asked += 1) starting.begin();
  return { did, exitCode: starting.exitCode };
}

test('a till starts itself again, and ends well', () => {
  expect(begun(false)).toEqual({ did: ['relaunch', 'quit'], exitCode: 0 });
});

test('one that is supervised leaves that to its supervisor, and says so by its exit code', () => {
  expect(begun(true)).toEqual({ did: ['quit'], exitCode: 75 });
});

test('one that is asked twice, by a second press say, starts one till', () => {
  expect(begun(false, 2).did).toEqual(['relaunch', 'quit', 'quit']);
});
