import { Kiosk } from '../../../src-main/kiosk/kiosk.ts';
import { ordersForStaff } from '../../../src-main/kiosk/staff-orders.ts';
import { kioskPorts } from './kiosk-ports.ts';
import { Shopper } from './shopper.ts';
import type { ShopperDeed, ShopperOrder } from '../plan/deeds.ts';
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
  /** Whoever came last, and whoever came before. */
  #shoppers: readonly [before: Shopper | undefined, now: Shopper | undefined] = [undefined, undefined];
  #isDue = false;

  constructor(parts: KioskParts) {
    this.#parts = parts;
    const { sales, rules, visitors } = parts;
    const current = sales.view().currentSaleId;
    if (current !== undefined) {
      rules.shoppers.takenUp(this.#visit(1), current);
      rules.visits.takenUp(this.#visit(1), current);
    }
    this.#kiosk = new Kiosk(
      kioskPorts({ ...parts, onBegun: (saleId, order) => this.#begun(saleId, order) }),
      () => this.#look(),
    );
    // Whose order was left to the staff is shown no visit: the first one is the next shopper's.
    const isTakenUp = current !== undefined && this.#kiosk.view().visit === 1;
    const shopper = isTakenUp ? visitors.shopperOf(current) : undefined;
    if (shopper) this.#shoppers = [undefined, this.#shopper(shopper, 1)];
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
    this.#parts.story.tell('shopper', () => `${deed.does.replaceAll('-', ' ')}: ${JSON.stringify(deed)}`);
    if (deed.does === 'shopper-orders') void this.#comes(deed);
    else if (deed.does === 'staff-note') void this.#notes(deed.which);
    else void this.#shoppers[deed.late ? 0 : 1]?.presses(deed);
  }

  stop(): void {
    this.#kiosk.stop();
  }

  async #comes(deed: ShopperOrder): Promise<void> {
    const { process, rules } = this.#parts;
    const before = this.#kiosk.view();
    await this.#kiosk.order.start(deed.language);
    if (!process.alive) return;
    const { visit, stage } = this.#kiosk.view();
    // Somebody else stands there, or none can begin.
    if (visit === before.visit || (stage.name !== 'amount' && stage.name !== 'choosing')) return;
    rules.visits.came(this.#visit(visit), deed.who, deed.language);
    const shopper = this.#shopper(deed, visit);
    this.#shoppers = [this.#shoppers[1], shopper];
    this.#look();
    await shopper.orders();
  }

  #shopper(order: ShopperOrder, visit: number): Shopper {
    const { process, rules, visitors } = this.#parts;
    return new Shopper({
      order,
      visit,
      process,
      visitors,
      kiosk: this.#kiosk,
      onPress: (press) => rules.visits.pressed(this.#visit(visit), press),
    });
  }

  #begun(saleId: string, order: Parameters<KioskOf['onBegun']>[1]): void {
    const { rules, visitors } = this.#parts;
    const { visit } = this.#kiosk.view();
    rules.shoppers.began(this.#visit(visit), saleId);
    rules.visits.began(this.#visit(visit), saleId, order);
    const [before, now] = this.#shoppers;
    const shopper = [now, before].find((each) => each?.visit === visit);
    if (shopper) visitors.began(saleId, shopper.order);
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
    const view = this.#kiosk.view();
    const { stage } = view;
    const saleId =
      'number' in stage ? till.sales.find(({ number }) => number === stage.number)?.id : undefined;
    const seen = {
      visit: this.#visit(view.visit),
      view,
      stage,
      saleId,
      forStaff: ordersForStaff(till, saleId).map((order) => order.saleId),
      alerts: till.alerts,
      isRefused: isRefused(),
    };
    rules.shoppers.viewed(seen);
    rules.visits.viewed(seen);
  }

  #visit(count: number): string {
    return `${this.#parts.run}.${count}`;
  }
}
