import type { Article } from '../../../shared/contract/checkout.ts';
import type { CustomerDetails } from '../../../shared/customer/details.ts';
import type { KioskTouch } from '../../../src-main/terminal/kiosk-touch.ts';
import type { ShopperOrder } from '../plan/deeds.ts';
import type { KioskPlan } from '../plan/plan.ts';

/** What a shopper's own goods cost, by their number: those of all shoppers cost the same. */
const PRICES = [1_000, 1_000, 2_550] as const;

/** Who comes to a kiosk, and what outlives its program. Each shopper has goods and details that nobody else has. */
export class Visitors {
  readonly plan: KioskPlan;
  /** In a file of the kiosk's. */
  touch: KioskTouch | undefined;
  /** Whose order became which sale. */
  readonly #shoppers = new Map<string, ShopperOrder>();

  constructor(plan: KioskPlan) {
    this.plan = plan;
  }

  has({ name, unitMinor }: Article): boolean {
    return PRICES.some((price, which) => price === unitMinor && name.endsWith(`/${which}`));
  }

  article({ who }: ShopperOrder, which: number): Article & { readonly unitMinor: number } {
    const number = which % PRICES.length;
    return { name: `${who}/${number}`, unitMinor: PRICES[number] ?? 0 };
  }

  details({ who }: ShopperOrder): CustomerDetails {
    return {
      firstName: 'Sam',
      lastName: 'Body',
      email: `shopper-${who}@example.com`,
      address: '1 Main Street',
      postalCode: '62701',
      city: 'Springfield',
      state: 'IL',
      countryCode: 'US',
    };
  }

  began(saleId: string, shopper: ShopperOrder): void {
    this.#shoppers.set(saleId, shopper);
  }

  shopperOf(saleId: string): ShopperOrder | undefined {
    return this.#shoppers.get(saleId);
  }
}
