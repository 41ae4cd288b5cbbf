import { Kiosk } from '../../../src-main/kiosk/kiosk.ts';
import { ordersForStaff } from '../../../src-main/kiosk/staff-orders.ts';
import { kioskPorts } from './kiosk-ports.ts';
import type { ShopperDeed } from '../plan/deeds.ts';
import type { Story } from '../story.ts';
import type { KioskOf } from './kiosk-ports.ts';

interface KioskParts extends Omit<KioskOf, 'onBegun'> {
  readonly story: Story;
  /** Of this run of the program; no other has the same. */
  readonly run: string;
  readonly isRefused: () => boolean;
}

/** The real kiosk of one run of the program, and whoever stands before it. */
export class SimulatedKiosk {
  readonly #parts: KioskParts;
  readonly #kiosk: Kiosk;
  /** The visit of the shopper who came last, and of the one before. */
  #visits: readonly [before: number, now: number] = [0, 0];
  #isDue = false;

  constructor(parts: KioskParts) {
    this.#parts = parts;
    const { sales, rules } = parts;
    const current = sales.view().currentSaleId;
    if (current !== undefined) rules.shoppers.takenUp(this.#visit(1), current);
    this.#kiosk = new Kiosk(
      kioskPorts({
        ...parts,
        onBegun: (saleId) => rules.shoppers.began(this.#visit(this.#kiosk.view().visit), saleId),
      }),
      () => this.#look(),
    );
  }

  /** The till has changed, which the kiosk hears once that is over. */
  changed(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    void Promise.resolve().then(() => {
      this.#isDue = false;
      if (!this.#parts.process.alive) return;
      this.#kiosk.follow();
      this.#look();
    });
  }

  does(deed: ShopperDeed): void {
    this.#parts.story.tell('shopper', () => `${deed.does.replace('-', ' ')}: ${JSON.stringify(deed)}`);
    if (deed.does === 'shopper-orders') void this.#orders(deed.minor);
    else if (deed.does === 'staff-note') void this.#notes(deed.which);
    else void this.#presses(deed.does, this.#visits[deed.late ? 0 : 1]);
  }

  stop(): void {
    this.#kiosk.stop();
  }

  async #orders(minor: number): Promise<void> {
    const { process } = this.#parts;
    const { order, payment } = this.#kiosk;
    await order.start('en');
    if (!process.alive) return;
    const { visit, stage } = this.#kiosk.view();
    // Somebody else stands there.
    if (stage.name !== 'amount') return;
    this.#visits = [this.#visits[1], visit];
    await order.setAmount(visit, minor);
    await payment.pay(visit);
  }

  async #presses(
    does: 'shopper-leaves' | 'shopper-pays-again' | 'shopper-touches',
    visit: number,
  ): Promise<void> {
    const { order, payment } = this.#kiosk;
    switch (does) {
      case 'shopper-leaves':
        await payment.leave(visit);
        break;
      case 'shopper-pays-again':
        await payment.payAgain(visit);
        break;
      case 'shopper-touches':
        await order.touch(visit);
        break;
    }
  }

  async #notes(which: number): Promise<void> {
    const { staff } = this.#kiosk;
    await staff.enterPin('2580');
    if (!this.#parts.process.alive) return;
    const orders = this.#kiosk.view().staff?.orders ?? [];
    const order = orders[which % Math.max(1, orders.length)];
    if (order) this.#parts.rules.shoppers.noted(() => staff.note(order.saleId));
    staff.closeStaff();
  }

  #look(): void {
    const { process, sales, rules, isRefused } = this.#parts;
    if (!process.alive) return;
    const till = sales.view();
    const { visit, stage } = this.#kiosk.view();
    const saleId =
      'number' in stage ? till.sales.find(({ number }) => number === stage.number)?.id : undefined;
    rules.shoppers.viewed({
      visit: this.#visit(visit),
      stage,
      saleId,
      forStaff: ordersForStaff(till, saleId).map((order) => order.saleId),
      alerts: till.alerts,
      isRefused: isRefused(),
    });
  }

  #visit(count: number): string {
    return `${this.#parts.run}.${count}`;
  }
}
