import { describe, expect, it } from 'vitest';
import { belowFloor } from '../../../../../sandbox/onboarding/form/fee-floor.ts';

const SCHEDULE = [{ name: 'cryptoPercentage', buyRate: 0.6 }];

const below = (feeInformation: object) =>
  belowFloor(feeInformation, SCHEDULE, 'feeInformation').map(({ field }) => field);

describe('the floor of a fee', () => {
  it.each([
    [
      'by its name in a list',
      { fees: [{ name: 'cryptoPercentage', sellRate: 0.5 }] },
      'feeInformation.fees.0.sellRate',
    ],
    [
      'by the field that holds it',
      { cryptoPercentage: { sellRate: 0.5 } },
      'feeInformation.cryptoPercentage.sellRate',
    ],
  ])('is found %s', (_how, feeInformation, field) => {
    expect(below(feeInformation)).toEqual([field]);
  });

  it.each([
    { cryptoPercentage: { sellRate: 0.6 } },
    { cryptoPercentage: { sellRate: 'cheap' } },
    { somethingElse: { sellRate: 0 } },
    {},
  ])('is not undercut by %j', (feeInformation) => {
    expect(below(feeInformation)).toEqual([]);
  });
});
