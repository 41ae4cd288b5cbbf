import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newQuotaUse, useQuota } from '../../../../sandbox/auth/quota.ts';

describe('a quota', () => {
  it('allows as many calls as its limit in a window, and says what is left', () => {
    const { reads } = newQuotaUse();
    expect(useQuota(reads, 2, 1000)).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 61 });
    expect(useQuota(reads, 2, 1500)).toEqual({ allowed: true, limit: 2, remaining: 0, resetSeconds: 61 });
    expect(useQuota(reads, 2, 60_999)).toEqual({ allowed: false, limit: 2, remaining: 0, resetSeconds: 61 });
    expect(useQuota(reads, 2, 61_000)).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 121 });
  });

  it('takes a new limit at once', () => {
    const { writes } = newQuotaUse();
    useQuota(writes, 5, 0);
    expect(useQuota(writes, 1, 1)).toMatchObject({ allowed: false, remaining: 0 });
  });

  it('never allows more than the limit between a window and its reset', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.array(fc.nat(30_000)), (limit, waits) => {
        const { reads } = newQuotaUse();
        const allowed = new Map<number, number>();
        let now = 0;
        for (const wait of waits) {
          now += wait;
          const reading = useQuota(reads, limit, now);
          expect(reading.resetSeconds * 1000).toBeGreaterThan(now);
          if (reading.allowed) allowed.set(reads.endsAt, (allowed.get(reads.endsAt) ?? 0) + 1);
        }
        for (const count of allowed.values()) expect(count).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
