import { unprocessable } from '../http/service-error.ts';
import { openPayment } from '../world/seed/payments.ts';
import { pick } from '../world/seed/random.ts';
import { moved } from '../world/payments/payment.ts';
import type { Payment } from '../world/payments/payment.ts';
import { erasePayment, rewritePayment } from '../world/payments/payment-rows.ts';
import type { Terminal } from '../world/records/terminals.ts';
import type { World } from '../world/world.ts';
import type { DifferenceKind, Draft } from './planted.ts';
import type { SettlementKind } from './settlement-differences.ts';
import type { Untouched } from './untouched.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type PaymentKind = Exclude<DifferenceKind, SettlementKind>;

export interface PlantingParts {
  readonly world: World;
  readonly terminal: Terminal;
  readonly untouched: Untouched;
  readonly random: () => number;
  readonly nextNumber: () => number;
}

/** Differences of single payments. The batches are recomputed once all are planted. */
export const PAYMENT_DIFFERENCES: Readonly<
  Record<PaymentKind, (parts: PlantingParts, place: number) => Omit<Draft, 'kind'>>
> = {
  unsettled: ({ world, untouched }, place) => {
    const payment = untouched.takePaid('unsettled');
    const batchId = place % 2 === 0 ? null : openBatchFor(world, payment);
    return altered(world, payment, { ...payment, batchId }, payment.requestedMinor);
  },
  'paid-after-end': ({ world, untouched, random }) => {
    const { payment, beside } = untouched.takeEnded('paid-after-end');
    const at = payment.updated + MINUTE_MS + Math.floor(random() * HOUR_MS);
    const { tenderType, batchId } = beside;
    const paid = moved({ ...payment, tenderType, batchId }, { statusCode: 'completed' }, at);
    return altered(world, payment, paid, payment.requestedMinor);
  },
  'paid-twice': (parts) => {
    const payment = parts.untouched.takePaid('paid-twice');
    return added(parts, parts.terminal, payment, payment);
  },
  'made-elsewhere': (parts) => {
    const { world, terminal, untouched, random } = parts;
    const others = world.terminals
      .ofMerchant(terminal.merchantId)
      .filter(({ id }) => id !== terminal.id)
      .map((other) => [other, 1] as const);
    if (others.length === 0) throw unprocessable('The merchant has no other terminal. Nothing was planted.');
    const { payment, beside } = untouched.takeEnded('made-elsewhere');
    return added(parts, pick(random, others), payment, beside);
  },
  'unknown-to-till': (parts) => {
    const beside = parts.untouched.takePaid('unknown-to-till');
    return added(parts, parts.terminal, undefined, beside);
  },
  'amount-differs': ({ world, untouched, random }) => {
    const payment = untouched.takePaid('amount-differs');
    const size = 1 + Math.floor((random() * payment.requestedMinor) / 4);
    const difference = random() < 0.5 ? -size : size;
    const requestedMinor = payment.requestedMinor + difference;
    return altered(world, payment, { ...payment, requestedMinor, paidMinor: requestedMinor }, difference);
  },
  'missing-at-service': ({ world, untouched }) => {
    const payment = untouched.takePaid('missing-at-service');
    erasePayment(world.db, payment);
    return { amountMinor: payment.requestedMinor, payments: [payment], till: payment };
  },
  'status-differs': ({ world, untouched, random }) => {
    const payment = untouched.takePaid('status-differs');
    const statusCode = pick(random, [
      ['invalid', 3],
      ['cancelled', 1],
      ['expired', 1],
    ] as const);
    const at = payment.updated + Math.floor(random() * HOUR_MS);
    const paidMinor = statusCode === 'invalid' ? payment.paidMinor : 0;
    const after = moved({ ...payment, batchId: null }, { statusCode, paidMinor }, at);
    return altered(world, payment, after, payment.requestedMinor);
  },
};

function altered(world: World, before: Payment, after: Payment, amountMinor: number): Omit<Draft, 'kind'> {
  rewritePayment(world.db, after);
  return { amountMinor, payments: [after], till: before };
}

/**
 * A completed payment of `terminal`, with the reference and amount of `order` where it is given, settled with `beside`.
 */
function added(
  { world, untouched, random, nextNumber }: PlantingParts,
  terminal: Terminal,
  order: Payment | undefined,
  beside: Payment,
): Omit<Draft, 'kind'> {
  const created = (order ?? beside).updated + MINUTE_MS + Math.floor(random() * 10 * MINUTE_MS);
  const open = openPayment(terminal, nextNumber(), created, random);
  const { tenderType, batchId } = beside;
  const { reference, requestedMinor } = order ?? open;
  const paid = moved(
    { ...open, reference, requestedMinor, tenderType, batchId },
    { statusCode: 'completed' },
    created + MINUTE_MS,
  );
  world.payments.keep(paid);
  untouched.touch(paid);
  return { amountMinor: paid.requestedMinor, payments: [paid], till: null };
}

function openBatchFor(world: World, payment: Payment): string {
  const batch = payment.batchId === null ? undefined : world.batches.byId(payment.batchId);
  if (batch === undefined) throw new Error(`Payment ${payment.paymentId} has no batch.`);
  const id = `${batch.id}_open_${payment.paymentId}`;
  world.batches.put({ ...batch, id, status: 'open', settlementId: null });
  return id;
}
