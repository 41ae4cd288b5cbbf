import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { saleIds } from '../../../src-main/boot/terminal/sale-ids.ts';
import { Sales } from '../../../src-main/sales/sales.ts';
import { MemoryCustomers } from '../../support/memory/memory-customers.ts';
import { unexpected } from '../../support/worlds/unexpected.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import { answeringGateway } from './answering-gateway.ts';

export interface SellingTill {
  /** Takes a sale and answers how long it took to its code; then its payment ends and the screen is free again. */
  readonly timedSale: (minor: number, reference: string) => Promise<number>;
  readonly close: () => void;
}

/** The real ledger and the real sales core, with a service that takes no time. */
export function openTill(folder: string, now: number): SellingTill {
  const clock = new VirtualClock(now);
  const { ledger } = openLedger(folder, () => clock.wall());
  const gateway = answeringGateway(() => clock.wall());
  const ids = saleIds(() => clock.wall(), { terminalId: 'term_456' });
  let changed: () => void = () => undefined;
  const ports = {
    clock,
    turn: () => Promise.resolve(),
    random: { next: () => 0.5 },
    ids,
    gateway,
    ledger,
    customers: new MemoryCustomers(),
    readTender: () => undefined,
    report: unexpected,
  };
  const sales = new Sales(ports, () => changed());
  return {
    timedSale: async (minor, reference) => {
      const codeShown = new Promise<number>((resolve) => {
        changed = () => {
          if (sales.view().sales.some(({ stage }) => stage.name === 'waiting')) resolve(performance.now());
        };
      });
      const began = performance.now();
      const started = await sales.start({ amount: { minor, currency: 'EUR' }, reference, overrides: [] });
      if (!started.ok) throw new Error(started.failure.code);
      const took = (await codeShown) - began;
      // Time enough for its first reading; then the next customer.
      await clock.advance(5_000);
      sales.leave(started.value.saleId, 'settled');
      return took;
    },
    close: () => {
      sales.stop();
      ledger.close();
    },
  };
}
