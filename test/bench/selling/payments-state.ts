import { SandboxClock } from '../../../sandbox/clock.ts';
import { moved } from '../../../sandbox/world/payments/payment.ts';
import { WORLD_PARTS } from '../../../sandbox/world-parts.ts';
import { TRAINING_TERMINAL } from '../../../sandbox/world/training.ts';
import { openWorld } from '../../../sandbox/world/open-world.ts';

const MINUTE_MS = 60_000;

/** Bundled and run by history-speed.ts: FILE COUNT. */
const [, , file = '', payments = ''] = process.argv;
writePayments(file, Number(payments));

/** Writes a sandbox's state file with so many more completed payments of the training terminal, one a minute. */
function writePayments(stateFile: string, count: number): void {
  const start = Date.now() - count * MINUTE_MS;
  const clock = new SandboxClock(start);
  const world = openWorld(clock, { stateFile, environment: 'sandbox', parts: WORLD_PARTS });
  try {
    const { id: terminalId, merchantId, locationId } = TRAINING_TERMINAL;
    const sale = { terminalId, merchantId, locationId, requestedMinor: 4200, plan: [] };
    const first = world.payments.add({ ...sale, reference: 'Order 0', expiration: start + 15 * MINUTE_MS });
    world.db.transaction(() => {
      for (let number = 1; number < count; number++) {
        const created = start + number * MINUTE_MS;
        const ids = { paymentId: `pay_${number}`, trackingId: `track_${number}`, pageId: `page_${number}` };
        const payment = { ...first, ...ids, created, reference: `Order ${number}` };
        world.payments.keep(moved(payment, { statusCode: 'completed' }, created + MINUTE_MS));
      }
    });
  } finally {
    world.close();
    clock.close();
  }
}
