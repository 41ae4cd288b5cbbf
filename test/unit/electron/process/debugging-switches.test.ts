import { expect, test } from 'vitest';
import { isDriven, refusedSwitches } from '../../../../src-main/electron/process/debugging-switches.ts';

const startedWith = (...names: string[]) => ({ hasSwitch: (name: string) => names.includes(name) });

test('switches that let somebody look into an installed till are named', () => {
  expect(refusedSwitches(startedWith('lang', 'remote-debugging-port', 'inspect', 'no-sandbox'))).toEqual([
    '--inspect',
    '--remote-debugging-port',
  ]);
  expect(refusedSwitches(startedWith('lang', 'user-data-dir', 'no-sandbox', 'ozone-platform'))).toEqual([]);
});

test('a debugger or a test driver drives a till, a flag of the engine does not', () => {
  expect(isDriven(startedWith('inspect-brk'))).toBe(true);
  expect(isDriven(startedWith('remote-debugging-pipe'))).toBe(true);
  expect(isDriven(startedWith('js-flags'))).toBe(false);
});
