import type { SandboxClock } from '../clock.ts';
import {
  batchOf,
  depositOf,
  SETTLED_STATUSES,
  settlementOf,
  settlementTypeOf,
} from '../world/payments/batching.ts';
import { grouped } from '../world/records/grouped.ts';
import { newId } from '../world/ids.ts';
import { findPayments } from '../world/payments/payment-rows.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { Batch, Deposit, Settlement } from '../world/payments/settlement-records.ts';
import { wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';

/**
 * Moves payments through batches and settlements to deposits. Nothing of it happens by itself: the specification shows
 * no schedule, so the control interface says when.
 */
export class Settling {
  readonly #world: World;
  readonly #clock: SandboxClock;

  constructor(world: World, clock: SandboxClock) {
    this.#world = world;
    this.#clock = clock;
  }

  /** Puts every paid payment that has no batch into the open batch of its merchant, type and day. */
  batch(merchantId?: string): Batch[] {
    return this.#world.db.transaction(() => {
      const open = findPayments(
        this.#world.db,
        `WHERE batchId IS NULL AND statusCode IN (SELECT value FROM json_each(?)) AND (? IS NULL OR merchantId = ?)
         ORDER BY number`,
        JSON.stringify(SETTLED_STATUSES),
        merchantId ?? null,
        merchantId ?? null,
      );
      return [...grouped(open, groupOf).values()].map((payments) => this.#batchOne(payments));
    });
  }

  /** Also moves a batch back: what is on hold can be released. */
  moveBatch(batch: Batch, status: Batch['status']): Batch {
    return this.#world.batches.put({ ...batch, status, updated: this.#now() });
  }

  /** Also back: a bank may return what was sent. */
  moveDeposit(deposit: Deposit, status: Deposit['status']): Deposit {
    return this.#world.deposits.put({ ...deposit, status, updated: this.#now() });
  }

  /** Makes a pending settlement of the closed batches of each merchant and type that have none. */
  settle(merchantId?: string): Settlement[] {
    return this.#world.db.transaction(() => {
      const closed = this.#world.batches.find(
        `WHERE status = 'closed' AND settlementId IS NULL AND (? IS NULL OR merchantId = ?) ORDER BY created, id`,
        merchantId ?? null,
        merchantId ?? null,
      );
      const groups = grouped(closed, (batch) => `${batch.merchantId} ${batch.type}`);
      return [...groups.values()].map((batches) => this.#settleOne(batches));
    });
  }

  /** Holds a settlement, or lets it go on. */
  hold(settlement: Settlement, holdReason: string | null): Settlement {
    return this.#change({ ...settlement, status: holdReason === null ? 'pending' : 'hold', holdReason });
  }

  payOut(settlement: Settlement, method: Deposit['method']): Deposit {
    const paid = this.#change({ ...settlement, status: 'paid', holdReason: null, payoutId: newId('pyt') });
    return this.#world.deposits.put(depositOf(newId('dep'), paid, method, this.#clock.now()));
  }

  #batchOne(payments: readonly Payment[]): Batch {
    const { db, batches } = this.#world;
    const [first] = payments;
    if (first === undefined) throw new RangeError('A batch needs a payment.');
    const { merchantId } = first;
    const type = settlementTypeOf(first.tenderType);
    const batchPeriod = wireTime(first.created).slice(0, 10);
    const before = batches.first(
      `WHERE merchantId = ? AND type = ? AND status = 'open' AND record ->> 'batchPeriod' = ?`,
      ...[merchantId, type, batchPeriod],
    );
    const id = before?.id ?? newId('bat');
    // Not a change of the payment: `updated` stays (spec "Payment history objects").
    for (const { trackingId } of payments)
      db.run('UPDATE payments SET batchId = ? WHERE trackingId = ?', id, trackingId);
    const all = this.#world.payments.ofBatch(id);
    const partnerId = this.#world.merchants.byId(merchantId)?.partnerId;
    const fees = partnerId === undefined ? undefined : this.#world.feeSchedules.of(partnerId)?.fees;
    const batch = batchOf(id, all, { merchantId, type, batchPeriod }, { fees, now: this.#clock.now() });
    return batches.put({ ...batch, created: before?.created ?? batch.created });
  }

  #settleOne(batches: readonly Batch[]): Settlement {
    const [first] = batches;
    if (first === undefined) throw new RangeError('A settlement needs a batch.');
    const { merchantId, type } = first;
    const settlement = settlementOf(newId('set'), batches, { merchantId, type }, this.#clock.now());
    for (const batch of batches) {
      this.#world.batches.put({ ...batch, settlementId: settlement.id, updated: this.#now() });
    }
    return this.#change(settlement);
  }

  #change(settlement: Settlement): Settlement {
    const changed = this.#world.settlements.put({ ...settlement, updated: this.#now() });
    this.#world.events.settlementChanged.tell(changed);
    return changed;
  }

  #now(): string {
    return wireTime(this.#clock.now());
  }
}

function groupOf({ merchantId, tenderType, created }: Payment): string {
  return `${merchantId} ${settlementTypeOf(tenderType)} ${wireTime(created).slice(0, 10)}`;
}
