import type { SandboxClock } from '../clock.ts';
import {
  batchOf,
  depositOf,
  SETTLED_STATUSES,
  settlementOf,
  settlementTypeOf,
} from '../world/payments/batching.ts';
import { feesOfMerchant } from '../world/fees-of-merchant.ts';
import { IN_LIST } from '../world/records/records.ts';
import { grouped } from '../world/records/grouped.ts';
import { newId } from '../world/ids.ts';
import { findPayments } from '../world/payments/payment-rows.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { Batch, Deposit, Settlement } from '../world/payments/settlement-records.ts';
import { wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';

/**
 * Moves payments through batches and settlements to deposits. The specification shows no schedule, so this happens only
 * by the control interface.
 */
export class Settling {
  readonly #world: World;
  readonly #clock: SandboxClock;

  constructor(world: World, clock: SandboxClock) {
    this.#world = world;
    this.#clock = clock;
  }

  /** Puts every paid payment without a batch into the open batch of its merchant, type and day. */
  batch(merchantId?: string): Batch[] {
    return this.#world.db.transaction(() => {
      const open = findPayments(
        this.#world.db,
        `WHERE batchId IS NULL AND statusCode IN ${IN_LIST} AND (? IS NULL OR merchantId = ?)
         ORDER BY number`,
        JSON.stringify(SETTLED_STATUSES),
        merchantId ?? null,
        merchantId ?? null,
      );
      return [...grouped(open, groupOf).values()].map((payments) => this.#batchOne(payments));
    });
  }

  /** Also moves a batch back, for example to release one that is on hold. */
  moveBatch(batch: Batch, status: Batch['status']): Batch {
    return this.#world.batches.put({ ...batch, status, updated: this.#now() });
  }

  /** Also moves a deposit back, for example one that the bank returned. */
  moveDeposit(deposit: Deposit, status: Deposit['status']): Deposit {
    return this.#world.deposits.put({ ...deposit, status, updated: this.#now() });
  }

  /** Creates a pending settlement of the closed batches of each merchant and type that have none. */
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

  /** Puts a settlement on hold, or releases it. */
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
    // Settling does not change `updated` of a payment (spec "Payment history objects").
    for (const { trackingId } of payments)
      db.run('UPDATE payments SET batchId = ? WHERE trackingId = ?', id, trackingId);
    const all = this.#world.payments.ofBatch(id);
    const fees = feesOfMerchant(this.#world, merchantId);
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
