import { SalesWorld } from './sales-world.ts';
import { settled } from './virtual-clock.ts';
import type { ComparedSince } from '../../../src-main/sales/comparison/compared-span.ts';
import type { Compared } from '../../../src-main/sales/comparison/payment-comparison.ts';
import type { FoundPayment } from '../../../src-main/sales/ports.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** What the history may have shown late is compared once more. */
export const OVERLAP = 5 * MINUTE;
/** Of payments that reports have named before. */
export const named: ReadonlySet<string> = new Set();

/** Sales that are compared with the terminal's history. */
export class ComparedWorld extends SalesWorld {
  async compare(since: ComparedSince = { wall: this.clock.wall() - HOUR, named }): Promise<Compared> {
    const comparing = this.sales.compareWithHistory(since);
    await this.clock.advance(10_000);
    const comparison = await comparing;
    if (comparison.kind === 'not-compared') throw new Error(comparison.reason);
    return comparison;
  }

  /** The history has this payment, and no other. */
  said(found: Partial<FoundPayment>, trackingId = 'trk-1'): void {
    this.gateway.lookup = { kind: 'found', payments: [{ trackingId, ...found }] };
  }

  /** A sale whose payment ended so, left by the cashier: nobody asks about it any more. */
  async ended(status: string): Promise<string> {
    const saleId = await this.charge(1_250, 'A-1');
    this.gateway.statuses.set('trk-1', status);
    await this.clock.advance(10_000);
    this.sales.leave(saleId, 'settled');
    await settled();
    return saleId;
  }
}
