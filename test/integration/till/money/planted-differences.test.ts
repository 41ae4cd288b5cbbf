import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { differencesByWire } from '../../../support/back-office/differences-by-wire.ts';
import { DRAWN_SEED } from '../../../support/drawn/drawn-seed.ts';
import { SAMPLED } from '../../../support/drawn/sample.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { tillThatMadeAll } from '../../../support/back-office/till-that-made.ts';
import { listOf } from '../../../support/back-office/wire-lists.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';
import type { TillWorld } from '../../../support/worlds/till-world.ts';
import type { DaysExplained, Difference } from '../../../../shared/contract/back-office/days-explained.ts';

const DAY = 86_400_000;
const PAYMENTS = SAMPLED ? 1_000 : 10_000;
/** Four weeks have no more settlements for those of them; of a month as shops have it only the older half is paid out. */
const OF_EACH_KIND = { plain: 3, usual: 1 };

/** As the sandbox answers what it has planted (docs/sandbox.md). */
interface Planted {
  readonly kind: string;
  readonly amountMinor: number;
  readonly trackingId: string | null;
  readonly trackingIds: readonly string[];
  readonly settlementId: string | null;
  readonly service: { readonly reference: string } | null;
}

async function month(plain: boolean) {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const control = controlOf(sandbox);
  const { terminalId } = sandbox.profile;
  const service = { ...sandbox, secrets: { ...sandbox.secrets, backOfficeKey: keyOf(sandbox.secrets) } };
  const now = Date.now();
  await control('POST', '/past', { payments: PAYMENTS, days: 28, seed: DRAWN_SEED, plain });
  const world = await tillThatMadeAll(sandbox, now - 60 * DAY, temporaryFolder());
  onTestFinished(() => world.till.close());
  const known = new Map(
    (await listOf(service, `/Terminals/${terminalId}/payments`)).map((payment) => [
      String(payment['trackingId']),
      payment,
    ]),
  );
  const days = { from: dayAt(now - 30 * DAY), to: dayAt(now) };
  return {
    known,
    explained: () => explained(world, days),
    byWire: () => differencesByWire(service, known),
    plant: async () =>
      (await control('POST', '/seed-differences', {
        count: plain ? OF_EACH_KIND.plain : OF_EACH_KIND.usual,
        seed: DRAWN_SEED + 1,
      })) as readonly Planted[],
  };
}

test(
  `in a month of payments every planted difference is named, and nothing else (seed ${DRAWN_SEED})`,
  { timeout: 300_000 },
  async () => {
    const till = await month(true);
    const before = await till.explained();
    expect([before.differences, before.unexplainedMinor, before.unchecked]).toEqual([[], 0, []]);
    expect(before.till?.count).toBeGreaterThan(PAYMENTS / 2);
    expect([before.service, before.settled]).toEqual([before.till, before.till]);

    const planted = await till.plant();
    const after = await till.explained();
    const expected = planted.flatMap((one) => namedByPlan(one, till.known));
    expect(after.differences.map(namedByTill).sort()).toEqual([...expected].sort());
    expect([after.unexplainedMinor, after.unchecked]).toEqual([0, []]);
    // What the sandbox says that it planted is what can be seen from outside.
    expect([...(await till.byWire())].sort()).toEqual([...expected].sort());
  },
);

test(
  `in a month as shops have it, with fees, holds and open batches, what differs is what the records say (seed ${DRAWN_SEED})`,
  { timeout: 300_000 },
  async () => {
    const till = await month(false);
    const before = await till.explained();
    const expected = await till.byWire();
    expect(before.differences.map(namedByTill).sort()).toEqual([...expected].sort());
    const kinds = new Set(before.differences.map(({ kind }) => kind));
    expect(['unsettled', 'not-paid-out', 'fee'].filter((kind) => !kinds.has(kind as never))).toEqual([]);
    expect([before.unexplainedMinor, before.unchecked]).toEqual([0, []]);

    await till.plant();
    const after = await till.explained();
    expect(after.differences.map(namedByTill).sort()).toEqual([...(await till.byWire())].sort());
    expect([after.unexplainedMinor, after.unchecked]).toEqual([0, []]);
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
  return `${kind} ${payment?.trackingId ?? payment?.reference ?? settlementId} ${minor}`;
}

const LOSSES = [
  'unsettled',
  'missing-at-service',
  'status-differs',
  'fee',
  'deposit-missing',
  'deposit-failed',
];

/** What is on hold is planted as a whole batch, and named payment by payment. */
function namedByPlan(planted: Planted, known: ReadonlyMap<string, Wire>): readonly string[] {
  const { kind, amountMinor, trackingId, trackingIds, settlementId, service } = planted;
  if (kind === 'on-hold') {
    const minors = trackingIds.map((id) => Math.round(Number(known.get(id)?.['requestedAmount']) * 100));
    expect(minors.reduce((sum, minor) => sum + minor, 0)).toBe(amountMinor);
    return trackingIds.map((id, index) => `${kind} ${id} ${-(minors[index] ?? 0)}`);
  }
  const minor = LOSSES.includes(kind) ? -amountMinor : amountMinor;
  const who = kind === 'made-elsewhere' ? service?.reference : (trackingId ?? settlementId);
  return [`${kind} ${who} ${minor}`];
}

function keyOf({ backOfficeKey }: { readonly backOfficeKey?: string }): string {
  if (backOfficeKey === undefined) throw new Error('The sandbox gives no key of a partner.');
  return backOfficeKey;
}
