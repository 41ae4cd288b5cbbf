import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minorUnits, wireAmount } from '../../../../sandbox/world/wire-values.ts';

it('reads back every amount it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
      expect(minorUnits(wireAmount(minor))).toBe(minor);
      expect(minorUnits(Number(wireAmount(minor).toFixed(2)))).toBe(minor);
    }),
  );
});
