import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { dayAt } from '../../../shared/store-day.ts';
import { SAMPLED } from '../../support/sample.ts';
import { controlOf } from '../../support/service-sandbox.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { tillThatMadeAll } from '../../support/till-that-made.ts';
import type { TillWorld } from '../../support/till-world.ts';
import type { DaysExplained, Difference } from '../../../shared/contract/days-explained.ts';

const DAY = 86_400_000;
const PAYMENTS = SAMPLED ? 1_500 : 10_000;
/** Four weeks have no more settlements for those of them. */
const OF_EACH_KIND = 4;

/** As the sandbox answers what it has planted (docs/sandbox.md). */
interface Planted {
  readonly kind: string;
  readonly amountMinor: number;
  readonly trackingId: string | null;
  readonly trackingIds: readonly string[];
  readonly settlementId: string | null;
  readonly service: { readonly reference: string } | null;
}

test(
  'in a month of payments every planted difference is named, and nothing else',
  { timeout: 300_000 },
  async () => {
    const sandbox = await startSandbox({});
    onTestFinished(() => sandbox.close());
    const control = controlOf(sandbox);
    const now = Date.now();
    await control('POST', '/past', { payments: PAYMENTS, days: 28, seed: 11, plain: true });
    const world = await tillThatMadeAll(sandbox, now - 60 * DAY, temporaryFolder());
    onTestFinished(() => world.till.close());

    const days = { from: dayAt(now - 30 * DAY), to: dayAt(now) };
    const before = await explained(world, days);
    expect([before.differences, before.unexplainedMinor, before.unchecked]).toEqual([[], 0, []]);
    expect(before.till.count).toBeGreaterThan(PAYMENTS / 2);
    expect([before.service, before.settled]).toEqual([before.till, before.till]);

    const planted = (await control('POST', '/seed-differences', {
      count: OF_EACH_KIND,
      seed: 12,
    })) as readonly Planted[];
    const after = await explained(world, days);
    expect(after.differences.map(namedByTill).sort()).toEqual(planted.flatMap(namedByPlan).sort());
    expect(after.unexplainedMinor).toBe(0);
  },
);

async function explained(
  { commands }: TillWorld,
  days: { readonly from: DaysExplained['from']; readonly to: DaysExplained['to'] },
): Promise<DaysExplained> {
  const answer = await commands['days.explain']({ days });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

/** A payment of another terminal has no tracking id that a till could know: it is told by its reference. */
function namedByTill({ kind, minor, payment, settlementId }: Difference): string {
  const who = payment?.trackingId ?? payment?.reference ?? settlementId;
  return kind === 'on-hold' ? `${kind} ${who}` : `${kind} ${who} ${minor}`;
}

const LOSSES = ['unsettled', 'missing-at-service', 'status-differs', 'fee', 'deposit-missing'];

/** What is on hold is planted as a whole batch, and named payment by payment. */
function namedByPlan(planted: Planted): readonly string[] {
  const { kind, amountMinor, trackingId, trackingIds, settlementId, service } = planted;
  if (kind === 'on-hold') return trackingIds.map((id) => `${kind} ${id}`);
  const minor = LOSSES.includes(kind) ? -amountMinor : amountMinor;
  const who = kind === 'made-elsewhere' ? service?.reference : (trackingId ?? settlementId);
  return [`${kind} ${who} ${minor}`];
}
