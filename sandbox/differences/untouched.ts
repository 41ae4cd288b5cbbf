import { unprocessable } from '../http/service-error.ts';
import { grouped } from '../world/records/grouped.ts';
import { findPayments } from '../world/payments/payment-rows.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { Batch } from '../world/payments/settlement-records.ts';
import { wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';
import type { DifferenceKind } from './planted.ts';

/** A merchant's batches that were paid out. Only with these the effect of a difference is certain. */
const PAID_OUT = `WHERE merchantId = ? AND status = 'closed' AND settlementId IN (
  SELECT settlementId FROM deposits WHERE settlementId IS NOT NULL) ORDER BY id`;

const MARK = 'INSERT OR IGNORE INTO planted (trackingId) VALUES (?)';

/** A payment without money, and one of the same day that was paid out. */
export interface EndedPayment {
  readonly payment: Payment;
  readonly beside: Payment;
}

/**
 * Payments of a terminal, and batches with its payments only, that no difference has changed. What is taken here is not
 * taken again, also in later calls. Throws 422 when too few are left.
 */
export class Untouched {
  readonly #world: World;
  readonly #terminalId: string;
  readonly #batches: Batch[];
  readonly #paid: Payment[];
  readonly #ended: Payment[];
  readonly #besideOn: ReadonlyMap<string, readonly Payment[]>;
  readonly #touched: Set<string>;

  constructor(
    world: World,
    terminal: { readonly id: string; readonly merchantId: string },
    random: () => number,
  ) {
    this.#world = world;
    this.#terminalId = terminal.id;
    const touched = world.db.all('SELECT trackingId FROM planted');
    this.#touched = new Set(touched.map((row) => String(row['trackingId'])));
    this.#batches = shuffled(world.batches.find(PAID_OUT, terminal.merchantId), random);
    const paidOut = new Set(this.#batches.map(({ id }) => id));
    const payments = findPayments(world.db, 'WHERE terminalId = ? ORDER BY number', terminal.id);
    this.#paid = shuffled(
      payments.filter(
        ({ statusCode, batchId }) => statusCode === 'completed' && batchId !== null && paidOut.has(batchId),
      ),
      random,
    );
    this.#besideOn = grouped(this.#paid, dayOf);
    this.#ended = shuffled(
      payments.filter(({ statusCode }) => statusCode === 'expired' || statusCode === 'cancelled'),
      random,
    );
  }

  /** A batch with all its payments. */
  takeBatch(kind: DifferenceKind): { readonly batch: Batch; readonly payments: readonly Payment[] } {
    for (let batch = this.#batches.pop(); batch !== undefined; batch = this.#batches.pop()) {
      const payments = this.#world.payments.ofBatch(batch.id);
      const isUntouched = payments.every(({ trackingId }) => !this.#touched.has(trackingId));
      if (!isUntouched || !payments.some(({ terminalId }) => terminalId === this.#terminalId)) continue;
      for (const payment of payments) this.touch(payment);
      return { batch, payments };
    }
    throw tooFew(kind, 'batches that were paid out');
  }

  /** A payment that was completed and paid out. */
  takePaid(kind: DifferenceKind): Payment {
    for (let payment = this.#paid.pop(); payment !== undefined; payment = this.#paid.pop()) {
      if (this.#touched.has(payment.trackingId)) continue;
      this.touch(payment);
      return payment;
    }
    throw tooFew(kind, 'completed payments that were paid out');
  }

  /** A payment that expired or was cancelled. */
  takeEnded(kind: DifferenceKind): EndedPayment {
    for (let payment = this.#ended.pop(); payment !== undefined; payment = this.#ended.pop()) {
      if (this.#touched.has(payment.trackingId)) continue;
      const besides = this.#besideOn.get(dayOf(payment)) ?? [];
      const beside = besides.find(({ trackingId }) => !this.#touched.has(trackingId));
      if (beside === undefined) continue;
      this.touch(payment);
      // The batch that the payment joins must not be moved by another difference.
      this.touch(beside);
      return { payment, beside };
    }
    throw tooFew(kind, 'expired or cancelled payments beside a paid one of their day');
  }

  touch({ trackingId }: Payment): void {
    this.#touched.add(trackingId);
    this.#world.db.run(MARK, trackingId);
  }
}

function tooFew(kind: DifferenceKind, of: string) {
  const message = `Too few ${of} are left that no difference has touched. Nothing was planted.`;
  return unprocessable(message, [{ field: kind, message }]);
}

const dayOf = ({ created }: Payment): string => wireTime(created).slice(0, 10);

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
