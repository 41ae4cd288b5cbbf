import { expect, test } from 'vitest';
import { SaleStore } from '../../../../src-main/sales/sale-store.ts';
import { Tracker } from '../../../../src-main/sales/tracking/tracker.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import type { TrackingReading } from '../../../../src-main/sales/reading.ts';
import type { RecordEvents } from '../../../../src-main/sales/sale-store.ts';

const reading = (status: string, paymentId: string): TrackingReading => ({
  status: readStatus(status),
  paymentId,
});

test('a foreign reading counts for nothing, also when the payment has ended while it was under way', async () => {
  const world = new SalesWorld();
  const saleId = await world.charge(100);
  world.sales.stop();
  const { clock, ledger, customers } = world;
  const answers = [reading('processing', 'pay_1'), reading('expired', 'pay_2')];
  const recorded: string[] = [];
  const gateway = Object.assign(Object.create(world.gateway) as typeof world.gateway, {
    readTracking: () => {
      const [next, ...others] = answers.splice(0);
      answers.push(...others);
      if (next?.paymentId === 'pay_2') end(reading('invalid', 'pay_1'));
      return Promise.resolve(
        next
          ? { kind: 'read', reading: next }
          : { kind: 'failed', failure: { action: 'wait', code: 'internal' } },
      );
    },
  });
  const store = new SaleStore({ clock, gateway, ledger });
  const record: RecordEvents = (id, ...events) => {
    for (const event of events)
      if (event.type === 'status-read') recorded.push(event.reading.paymentId ?? '');
    return store.append(id, ...events).sale;
  };
  /** Somebody else reads the same payment: the guard, before another sale of its reference. */
  const end = (stated: TrackingReading) =>
    record(saleId, { type: 'status-read', trackingId: 'trk-1', reading: stated });
  const ports = { clock, turn: settled, random: { next: () => 0.5 }, report: () => undefined };
  const ids = { saleId: () => '', uuid: () => '', reference: () => '' };
  const tracker = new Tracker(
    { ...ports, ids, gateway, ledger, customers, readTender: () => undefined },
    store,
    record,
    () => undefined,
  );
  tracker.begin(saleId, 'trk-1');
  await clock.advance(5_000);
  expect(recorded).toEqual(['pay_1', 'pay_1']);
  tracker.stop();
});
