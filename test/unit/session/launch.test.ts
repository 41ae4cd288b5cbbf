import { expect, test } from 'vitest';
import { decideLaunch } from '../../../src-main/session/till/launch.ts';

const nothing = { training: false, givenProfile: undefined, lastMode: undefined, storedProfile: undefined };

test.each([
  ['the first start asks', {}, { kind: 'first-start' }],
  ['--training wins over a given profile', { training: true, givenProfile: '{}' }, { kind: 'training' }],
  [
    'a given profile wins over the last use',
    { givenProfile: '{}', lastMode: 'training' },
    { kind: 'profile', text: '{}' },
  ],
  ['training goes on as training', { lastMode: 'training', storedProfile: '{}' }, { kind: 'training' }],
  [
    'a stored profile is used again',
    { lastMode: 'profile', storedProfile: '{}' },
    { kind: 'profile', text: '{}' },
  ],
] as const)('%s', (_, facts, launch) => {
  expect(decideLaunch({ ...nothing, ...facts })).toEqual(launch);
});
