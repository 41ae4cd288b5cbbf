import type { Kiosk } from '../../../src-main/kiosk/kiosk.ts';
import type { ShopperDeed, ShopperOrder } from '../plan/deeds.ts';
import type { ShopperPress } from '../rules/visits.ts';
import type { Process } from './process.ts';
import type { Visitors } from './visitors.ts';

type Presses = Exclude<ShopperDeed, { readonly does: 'shopper-orders' | 'staff-note' }>;

interface ShopperParts {
  readonly order: ShopperOrder;
  readonly visit: number;
  readonly process: Process;
  readonly visitors: Visitors;
  readonly kiosk: Kiosk;
  /** They are about to press this. */
  readonly onPress: (press: ShopperPress) => void;
}

/** Somebody before the kiosk. Whatever they press names their own visit, also when another stands there. */
export class Shopper {
  readonly order: ShopperOrder;
  readonly visit: number;
  readonly #parts: ShopperParts;

  constructor(parts: ShopperParts) {
    this.order = parts.order;
    this.visit = parts.visit;
    this.#parts = parts;
  }

  /** Puts an order together and goes on with it, up to where they walk off. */
  async orders(): Promise<void> {
    const { goods, upTo } = this.order;
    if (this.#isAt('choosing')) for (const which of goods) await this.#adds(which);
    for (const step of ['goods', 'tip', 'details'] as const) {
      if (step === upTo) return;
      await this.#goesOn(step);
    }
  }

  async presses(deed: Presses): Promise<void> {
    const { visit } = this;
    const { kiosk, onPress } = this.#parts;
    const { order, payment } = kiosk;
    switch (deed.does) {
      case 'shopper-leaves':
        onPress({ leaves: true });
        await payment.leave(visit);
        break;
      case 'shopper-pays-again':
        onPress({});
        await payment.payAgain(visit);
        break;
      case 'shopper-touches':
        onPress({});
        await order.touch(visit);
        break;
      case 'shopper-goes-back':
        onPress({});
        await order.back(visit);
        break;
      case 'shopper-goes-on':
        for (const step of ['goods', 'tip', 'details'] as const) await this.#goesOn(step);
        break;
      case 'shopper-adds':
        await this.#adds(deed.which);
        break;
      case 'shopper-speaks':
        onPress({ language: deed.language });
        await order.speak(visit, deed.language);
        break;
    }
  }

  async #adds(which: number): Promise<void> {
    const { process, visitors, kiosk, onPress } = this.#parts;
    if (!process.alive) return;
    const article = visitors.article(this.order, which);
    onPress({ adds: article });
    await kiosk.order.add(this.visit, article);
  }

  /** From this step to the next, where it is their turn. */
  async #goesOn(step: 'goods' | 'tip' | 'details'): Promise<void> {
    const { visit, order } = this;
    const { process, visitors, kiosk, onPress } = this.#parts;
    if (!process.alive) return;
    if (step === 'goods') {
      await this.#types();
      await this.#pays();
    } else if (step === 'tip' && this.#isAt('tip')) {
      onPress({ tipMinor: order.tipMinor });
      await kiosk.order.chooseTip(visit, order.tipMinor);
    } else if (step === 'details' && this.#isAt('details')) {
      onPress({});
      await kiosk.order.giveDetails(visit, { customer: { ...visitors.details(order) } });
    }
  }

  async #types(): Promise<void> {
    const { visit, order } = this;
    const { kiosk, onPress } = this.#parts;
    if (!this.#isAt('amount')) return;
    onPress({ minor: order.minor });
    await kiosk.order.setAmount(visit, order.minor);
  }

  async #pays(): Promise<void> {
    const { process, kiosk, onPress } = this.#parts;
    if (!process.alive) return;
    onPress({});
    await kiosk.payment.pay(this.visit);
  }

  #isAt(stage: 'amount' | 'choosing' | 'tip' | 'details'): boolean {
    const { kiosk, process } = this.#parts;
    if (!process.alive) return false;
    const view = kiosk.view();
    return view.visit === this.visit && view.stage.name === stage;
  }
}
