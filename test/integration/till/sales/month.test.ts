import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { Sales } from '../../../../src-main/sales/sales.ts';
import { Shifts } from '../../../../src-main/staff/shifts/shifts.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { runs } from '../../../contract/properties/runs.ts';
import { MemoryCustomers } from '../../../support/memory/memory-customers.ts';
import { SAMPLED } from '../../../support/drawn/sample.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { settled, VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { PaymentGateway } from '../../../../src-main/sales/ports.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** A month in the nightly run; two days before, in `npm test` with fewer customers. */
const DAYS = Math.max(2, Math.min(30, runs(2)));
const SALES_A_DAY = SAMPLED ? 200 : 500;
const HOUR = 3_600_000;
/** From one sale to the next, in a day of ten hours. */
const APART = (10 * HOUR) / SALES_A_DAY;
/** How a service's payments end; most are paid. */
const ENDS = ['completed', 'completed', 'completed', 'completed', 'expired', 'completed', 'underpaid'];

test(
  'a till that sells for days on end holds no more in the evening of the last than of the first',
  { timeout: 600_000 },
  async () => {
    const clock = new VirtualClock();
    const service = new Service();
    const { ledger, journal, recorded } = openLedger(temporaryFolder(), () => clock.wall());
    let ids = 0;
    const unexpected: unknown[] = [];
    const sales = new Sales(
      {
        clock,
        turn: () => Promise.resolve(),
        random: { next: () => 0.5 },
        ids: {
          saleId: () => `sale-${(ids += 1)}`,
          uuid: () => `id-${(ids += 1)}`,
          reference: (number) => `auto-${number}`,
        },
        gateway: service,
        ledger,
        customers: new MemoryCustomers(),
        readTender: () => undefined,
        report: (_, error) => unexpected.push(error),
      },
      () => undefined,
    );
    const shifts = new Shifts(
      { clock, journal, recorded, nameOf: () => undefined, stale: () => new Set() },
      () => undefined,
    );

    const evenings: { readonly bytes: number; readonly asleep: number }[] = [];
    let paid = 0;
    for (let day = 0; day < DAYS; day += 1) {
      expect(shifts.open().ok).toBe(true);
      for (let sale = 0; sale < SALES_A_DAY; sale += 1) {
        const shift = shifts.current();
        const started = await sales.start({
          amount: { minor: 1000 + sale, currency: 'USD' },
          reference: '',
          overrides: [],
          stamp: () => ({ ...(shift !== undefined && { shift }) }),
        });
        if (!started.ok) throw new Error(started.failure.code);
        await clock.advance(20_000);
        const end = ENDS[sale % ENDS.length] ?? '';
        service.end(end);
        await clock.advance(APART - 20_000);
        if (end === 'completed') paid += 1;
        expect(sales.leave(started.value.saleId, 'settled')).toMatchObject({ ok: true });
        clock.sleeps.length = 0;
      }
      expect(shifts.xReport()).toMatchObject({ ok: true });
      await shifts.readAhead(() => Promise.resolve());
      const closed = shifts.close();
      expect(closed).toMatchObject({ ok: true, value: { sales: SALES_A_DAY } });
      evenings.push({ bytes: await inUse(), asleep: clock.pending() });
      await clock.advance(14 * HOUR);
      expect(sales.view().sales).toEqual([]);
    }
    expect(unexpected).toEqual([]);
    expect(paid).toBeGreaterThan(0.6 * DAYS * SALES_A_DAY);

    const [first, last] = [evenings[0], evenings.at(-1)];
    expect((last?.bytes ?? Infinity) / (first?.bytes ?? 1)).toBeLessThanOrEqual(1.1);
    expect(last?.asleep).toBe(first?.asleep);
    sales.stop();
    ledger.close();
  },
);

/** A service that keeps no more payments than it is asked about. */
class Service implements PaymentGateway {
  readonly #statuses = new Map<string, string>();
  #made = 0;

  createPayment(): ReturnType<PaymentGateway['createPayment']> {
    const trackingId = `trk-${(this.#made += 1)}`;
    this.#statuses.set(trackingId, 'created');
    const [oldest] = this.#statuses.keys();
    if (this.#statuses.size > 100 && oldest !== undefined) this.#statuses.delete(oldest);
    return Promise.resolve({ kind: 'created', trackingId, url: `https://pay.example.test/${trackingId}` });
  }

  /** What becomes of the payment that was made last. */
  end(status: string): void {
    this.#statuses.set(`trk-${this.#made}`, status);
  }

  readTracking(trackingId: string): ReturnType<PaymentGateway['readTracking']> {
    const status = this.#statuses.get(trackingId) ?? 'completed';
    return Promise.resolve({ kind: 'read', reading: { status: readStatus(status) } });
  }

  findByReference(): ReturnType<PaymentGateway['findByReference']> {
    return Promise.resolve({ kind: 'found', payments: [] });
  }

  paymentsBetween(): ReturnType<PaymentGateway['paymentsBetween']> {
    return Promise.resolve({ kind: 'found', payments: [] });
  }

  serviceTime(): undefined {
    return undefined;
  }

  answers(): boolean {
    return true;
  }

  readsPerMinute(): number {
    return 600;
  }
}

/** Bytes in use once everything that can go has gone: what is weakly held goes after a turn. */
async function inUse(): Promise<number> {
  for (let n = 0; n < 3; n += 1) {
    await settled();
    collect();
  }
  return process.memoryUsage().heapUsed;
}
