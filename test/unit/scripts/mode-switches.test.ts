import { expect, test } from 'vitest';
import { modeSwitches } from '../../../scripts/mode-switches.mjs';

test('a till is started for training where no profile is named', () => {
  expect(modeSwitches(['--kiosk'], {})).toEqual(['--training']);
  expect(modeSwitches([], { COUNTERTOP_PROFILE: '' })).toEqual(['--training']);
});

test.each([
  ['a switch', ['--profile=till.json'], {}],
  ['a variable', [], { COUNTERTOP_PROFILE: 'till.json' }],
])('a profile that is named by %s is not put aside for training', (_by, args, env) => {
  expect(modeSwitches(args, env)).toEqual([]);
});
