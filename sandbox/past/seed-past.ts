import { feesOfMerchant } from '../world/fees-of-merchant.ts';
import { SETTLED_STATUSES } from '../world/payments/batching.ts';
import { seededRandom, pick } from '../world/seed/random.ts';
import { keepRecords, settledWeeks } from '../world/seed/settlement.ts';
import type { SettledWeek, Week, WeekEnd } from '../world/seed/settlement.ts';
import { endedPayment, OPEN_FOR_MS, OPENING_HOUR_MS } from '../world/seed/payments.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { Terminal } from '../world/records/terminals.ts';
import { wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';
import { nextNumber } from './next-number.ts';
import { refundOf } from './refund-of.ts';

const DAY_MS = 86_400_000;
/** Payments without money that are written at a time; between two slices other requests are answered. */
const SLICE = 200;

export interface PastRequest {
  /** Terminals of one merchant. */
  readonly terminals: readonly Terminal[];
  readonly payments: number;
  /** How many days back the payments begin; the last ones are of yesterday. */
  readonly days: number;
  readonly seed: number;
  /** Everything is paid out in full: nothing is open, on hold or adjusted, and there are no fees. */
  readonly plain: boolean;
}

export interface SeededPast {
  readonly payments: number;
  readonly batches: number;
  readonly settlements: number;
  readonly deposits: number;
  readonly refunds: number;
  /** When the first payment was created, ISO 8601; `to` is that of the last one. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Creates past payments of terminals; the same seed, terminals and day give the same ones. A week's payments are
 * written together with their batches, settlement and deposit, so that the sums agree at any moment.
 */
export async function seedPast(world: World, request: PastRequest, now: number): Promise<SeededPast> {
  const random = seededRandom(request.seed);
  const today = now - (now % DAY_MS);
  const first = nextNumber(world);
  const payments = madePayments(request, { today, first }, random);
  const merchantId = request.terminals[0]?.merchantId ?? '';
  const weeks = settledWeeks(payments, {
    merchantId,
    today,
    mark: `_${first}`,
    fees: request.plain ? [] : feesOfMerchant(world, merchantId),
    endOf: (week) => (request.plain ? paidInFull(random) : endOf(week, random)),
  });
  const refunds = new Map(payments.flatMap((payment) => refundOf(payment, random, now)));
  for (const slice of [...weeks, ...withoutMoney(payments)]) {
    world.db.transaction(() => {
      keepRecords(world, slice);
      for (const payment of slice.payments) {
        world.payments.keep(payment);
        const refund = refunds.get(payment.trackingId);
        if (refund !== undefined) world.refunds.put(payment.trackingId, refund);
      }
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
  const count = (of: (week: SettledWeek) => readonly unknown[]) =>
    weeks.reduce((sum, week) => sum + of(week).length, 0);
  return {
    payments: payments.length,
    batches: count(({ batches }) => batches),
    settlements: count(({ settlements }) => settlements),
    deposits: count(({ deposits }) => deposits),
    refunds: refunds.size,
    from: timeOf(payments[0]),
    to: timeOf(payments.at(-1)),
  };
}

function madePayments(
  { terminals, payments, days }: PastRequest,
  { today, first }: { readonly today: number; readonly first: number },
  random: () => number,
): Payment[] {
  const choices = terminals.map((terminal) => [terminal, 1] as const);
  const times = Array.from({ length: payments }, () => {
    const age = 1 + Math.floor(random() * days);
    return today - age * DAY_MS + OPENING_HOUR_MS + Math.floor(random() * OPEN_FOR_MS);
  }).sort((a, b) => a - b);
  return times.map((created, place) => endedPayment(pick(random, choices), first + place, created, random));
}

function withoutMoney(payments: readonly Payment[]): SettledWeek[] {
  const unpaid = payments.filter(
    ({ statusCode }) => !(SETTLED_STATUSES as readonly string[]).includes(statusCode),
  );
  const slices: SettledWeek[] = [];
  for (let from = 0; from < unpaid.length; from += SLICE) {
    slices.push({ payments: unpaid.slice(from, from + SLICE), batches: [], settlements: [], deposits: [] });
  }
  return slices;
}

export const HOLD_REASONS = [
  ['Bank account under review', 3],
  ['Unusual volume under review', 2],
  ['Payout details changed', 2],
  ['Proof of bank account missing', 1],
] as const;

/**
 * The last week is not settled and the one before is not paid out. Some of the earlier ones are on hold or adjusted.
 */
function endOf({ week, grossMinor }: Week, random: () => number): WeekEnd {
  if (week === 0) return { kind: 'unpaid' };
  if (week === 1) return { kind: 'pending' };
  if (random() < 0.06) return { kind: 'hold', holdReason: pick(random, HOLD_REASONS) };
  const isAdjusted = random() < 0.15;
  const adjustmentMinor = isAdjusted ? -Math.floor(random() * Math.min(2000, grossMinor / 10)) || 0 : 0;
  return { ...paidInFull(random), adjustmentMinor };
}

function paidInFull(random: () => number): WeekEnd & { readonly kind: 'paid' } {
  return { kind: 'paid', method: random() < 0.2 ? 'wire' : 'ACH', adjustmentMinor: 0 };
}

function timeOf(payment: Payment | undefined): string | null {
  return payment === undefined ? null : wireTime(payment.created);
}
