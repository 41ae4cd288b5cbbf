import { GUARD_WARNINGS } from '../../../shared/failure.ts';
import { isKnownPaid } from '../rules/known.ts';
import { couldStillBePaid, isTrulyPaid } from './service.ts';
import type { Failure, GuardWarning } from '../../../shared/failure.ts';
import type { LineItems } from '../../../shared/money/line-items.ts';
import type { SaleTax } from '../../../shared/money/sale-tax.ts';
import type { SaleStamp } from '../../../src-main/sales/events.ts';
import type { Sales } from '../../../src-main/sales/sales.ts';
import type { Overrides } from '../plan/deeds.ts';
import type { Plan } from '../plan/plan.ts';
import type { Rules } from '../rules/rules.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { Customers } from './customers.ts';
import type { Profile } from './profiles.ts';
import type { Service, TruePayment } from './service.ts';
import type { Till } from './till.ts';

export interface CashierParts {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly story: Story;
  readonly till: Till;
  readonly rules: Rules;
  readonly service: Service;
  readonly customers: Customers;
  /** What the till is set up for now. */
  readonly profile: () => Profile;
}

interface Order {
  readonly reference: string;
  readonly minor: number;
  readonly overrides: Overrides;
}

/** The cashier's presses of Charge, and what is done about the guard's warnings. */
export class Charging {
  readonly #parts: CashierParts;

  constructor(parts: CashierParts) {
    this.#parts = parts;
  }

  charge(sales: Sales, order: Order): void {
    this.#press(sales, order, order.overrides === 'all' ? GUARD_WARNINGS : []);
  }

  #press(sales: Sales, order: Order, overrides: readonly GuardWarning[]): void {
    const { profile, story, rules, timeline, till, service, customers } = this.#parts;
    const { currency } = profile();
    const { reference, minor } = order;
    const { process } = till;
    const over = overrides.length > 0 ? `, overriding ${overrides.join(', ')}` : '';
    story.tell('cashier', () => `charges ${minor} for "${reference}"${over}`);
    const press = rules.guard.pressed({
      reference: reference.trim(),
      minor,
      currency,
      overrides,
      wall: process.clock.wall(),
    });
    const payer = customers.tell();
    if (payer) rules.payers.given(press, payer);
    rules.budget.allowAll();
    const endedBefore = [...service.payments.values()].filter((payment) => !couldStillBePaid(payment));
    const calm = service.healed();
    const amount = { minor, currency };
    const stamp = (): SaleStamp => {
      const shift = till.shifts()?.current();
      return shift === undefined ? {} : { shift };
    };
    const { lineItems, tax } = rungUp(minor);
    void sales
      .start({ amount, reference, overrides, lineItems, tax, stamp, ...(payer && { payer }) })
      .then((answer) => {
        // What a killed program still answers reaches nobody.
        if (!process.alive) return;
        rules.guard.answered(press, answer.ok ? undefined : answer.failure);
        if (answer.ok) return;
        const { failure } = answer;
        story.tell('till', () => `refuses: ${failure.code} ${failure.saleId ?? ''}`);
        if (calm) this.#expectNotMistaken(failure, endedBefore);
        const warning = GUARD_WARNINGS.find((code) => code === failure.code);
        if (order.overrides !== 'warned' || !warning || till.sales() !== sales) return;
        timeline.after(0, () => {
          if (till.sales() === sales) this.#press(sales, order, [...overrides, warning]);
        });
      });
  }

  /** Once all is well nothing is refused because of a payment that had ended unpaid before the press. */
  #expectNotMistaken({ code, saleId }: Failure, endedBefore: readonly TruePayment[]): void {
    if (code !== 'reference-in-use' || saleId === undefined) return;
    const { rules } = this.#parts;
    const record = rules.witness.records.get(saleId);
    const payment = endedBefore.find(({ trackingId }) => trackingId === record?.shown);
    if (!record || isKnownPaid(record) || !payment || isTrulyPaid(payment) || couldStillBePaid(payment))
      return;
    rules.witness.breaks(
      '2 the guard reads before it decides',
      `${saleId} stood in the way for ${payment.trackingId}, which had ended unpaid`,
    );
  }
}

/** Goods in two lines, one of them of several, with a discount, a tax of 1 % on top and a tip: always of this sum. */
function rungUp(minor: number): { readonly lineItems: LineItems; readonly tax: SaleTax } {
  const taxMinor = Math.floor(minor / 100);
  const goods = minor - taxMinor;
  const unitMinor = Math.floor(goods / 4);
  const lines = [
    { name: 'several', quantity: 3, unitMinor },
    { name: 'one', quantity: 1, unitMinor: goods - 3 * unitMinor },
  ];
  return {
    lineItems: { lines, discountMinor: 100, taxMinor, tipMinor: 100 },
    tax: {
      mode: 'exclusive',
      lines: [{ id: 'one', name: 'Tax', percent: '1', netMinor: goods - 100, taxMinor }],
    },
  };
}
