import { expect, test } from 'vitest';
import { messages as en } from '../../../shared/messages/en.arb';
import { payoutState } from '../../../shared/view/day-payout.ts';
import type { Payout } from '../../../shared/contract/back-office/days-explained.ts';

const payout: Payout = { settlementId: 's', own: { count: 1, minor: 900 }, deposits: [] };

test.each<[Partial<Payout>, string]>([
  [{}, 'Not paid out yet'],
  [{ netMinor: 0 }, 'Not paid out yet'],
  [{ holdReason: 'Under review', netMinor: 0 }, 'On hold: Under review'],
  [{ payoutId: 'p' }, 'Paid out'],
  [{ payoutId: 'p', netMinor: 1 }, 'Paid out'],
  [{ payoutId: 'p', netMinor: 0 }, 'Nothing to pay out'],
  [{ payoutId: 'p', netMinor: -500 }, 'Nothing to pay out'],
  [{ payoutId: 'p', netMinor: 0, deposits: [{ depositId: 'd' }] }, 'Paid out'],
])('a payout with %j: %s', (more, state) => {
  expect(payoutState({ ...payout, ...more }, en)).toBe(state);
});
