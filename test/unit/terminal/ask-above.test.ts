import { expect, test } from 'vitest';
import { askAboveOf } from '../../../src-main/terminal/profile/ask-above.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { profileText, realmProfile } from '../../support/records/terminal-profile.ts';

const limitOf = (currency: string, askAboveAmount?: number) => {
  const store = { ...realmProfile.store, currency };
  const parsed = parseProfile(
    profileText({ store, ...(askAboveAmount !== undefined && { askAboveAmount }) }),
  );
  if (!('profile' in parsed)) throw new Error(JSON.stringify(parsed.faults));
  return askAboveOf(parsed.profile);
};

test.each([
  ['USD', 1_000_000],
  ['JPY', 1_000_000],
  ['IDR', 1_000_000_000],
  ['VND', 100_000_000],
])('a till asks above a usual amount of %s', (currency, minor) => {
  expect(limitOf(currency)).toEqual({ minor, currency });
});

test('the profile’s own amount is exact', () => {
  expect(limitOf('USD', 1.1)).toEqual({ minor: 110, currency: 'USD' });
  expect(limitOf('JPY', 250_000)).toEqual({ minor: 250_000, currency: 'JPY' });
});
