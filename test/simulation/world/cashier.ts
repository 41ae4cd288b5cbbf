import { isTrulyPaid } from './service.ts';
import { couldStillBePaid } from './service.ts';
import type { SaleView } from '../../../shared/contract/views.ts';
import type { Sales } from '../../../src-main/sales/sales.ts';
import type { Deed } from '../plan.ts';
import type { Rules } from '../rules/rules.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { Service } from './service.ts';
import type { Till } from './till.ts';

interface CashierParts {
  readonly timeline: Timeline;
  readonly story: Story;
  readonly till: Till;
  readonly rules: Rules;
  readonly service: Service;
}

type Act = Extract<
  Deed,
  {
    does:
      | 'charge'
      | 'again'
      | 'leave-current'
      | 'leave'
      | 'open'
      | 'stop'
      | 'check'
      | 'stop-and-leave'
      | 'open-unknown';
  }
>;

/** Somebody at the till, who does what the screen offers at any moment, and what it does not offer too. */
export class Cashier {
  readonly #parts: CashierParts;

  constructor(parts: CashierParts) {
    this.#parts = parts;
  }

  does(act: Act): void {
    const sales = this.#parts.till.sales();
    if (!sales) return;
    this.#parts.till.askFor();
    const { sales: listed, currentSaleId } = sales.view();
    const current = listed.find(({ id }) => id === currentSaleId);
    switch (act.does) {
      case 'charge':
        this.charge(sales, act.reference);
        if (act.twice) this.charge(sales, act.reference);
        break;
      case 'leave-current':
        if (current) this.#leave(sales, current);
        break;
      case 'stop-and-leave':
        if (!current) break;
        this.#stop(sales, current);
        this.#leave(sales, current);
        break;
      case 'again':
        if (!current) break;
        if (act.stops) this.#stop(sales, current);
        this.#leave(sales, current);
        this.charge(sales, current.reference);
        break;
      case 'open-unknown':
        this.#parts.story.tell('cashier', () => 'opens a sale that is not open any more');
        sales.open('id-0');
        break;
      default: {
        const sale = listed[act.which % Math.max(1, listed.length)];
        if (!sale) break;
        if (act.does === 'leave') this.#leave(sales, sale);
        else if (act.does === 'stop') this.#stop(sales, sale);
        else if (act.does === 'check') this.#check(sales, sale);
        else this.#open(sales, sale, current);
      }
    }
    this.#parts.till.look();
  }

  charge(sales: Sales, reference: string): void {
    const { story, service, rules } = this.#parts;
    story.tell('cashier', () => `charges for "${reference}"`);
    const endedBefore = new Set(
      [...service.payments.values()].filter((payment) => payment.status.kind === 'final'),
    );
    const calm = service.healed();
    void sales.start({ minor: 1_000, currency: 'USD' }, reference).then((answer) => {
      if (answer.ok) return;
      const { code, saleId } = answer.failure;
      story.tell('till', () => `refuses: ${code} ${saleId ?? ''}`);
      if (!calm || code !== 'reference-in-use' || saleId === undefined) return;
      const shown = rules.records.get(saleId)?.shown;
      const payment = shown === undefined ? undefined : service.payments.get(shown);
      if (payment && endedBefore.has(payment) && !isTrulyPaid(payment) && !couldStillBePaid(payment)) {
        rules.break(
          '2 the guard reads before it decides',
          `"${reference}" was refused for ${payment.trackingId}, which had ended unpaid`,
        );
      }
    });
  }

  /** Once all is well: looks at everything that has ended, and is done with it. */
  tidiesUp(): void {
    const sales = this.#parts.till.sales();
    if (!sales) return;
    this.#parts.till.askFor();
    const { sales: listed, currentSaleId } = this.#parts.till.look();
    const current = listed.find(({ id }) => id === currentSaleId);
    if (current) {
      this.#leave(sales, current);
      return;
    }
    const ended = listed.find(({ stage }) => stage.name === 'final' || stage.name === 'not-created');
    if (!ended) return;
    this.#open(sales, ended, undefined);
    this.#leave(sales, ended);
  }

  #leave(sales: Sales, sale: SaleView): void {
    this.#parts.story.tell('cashier', () => `leaves ${sale.id} (${sale.stage.name})`);
    this.#parts.rules.leaving([sale.id], () => sales.leave(sale.id));
  }

  #open(sales: Sales, sale: SaleView, current: SaleView | undefined): void {
    this.#parts.story.tell('cashier', () => `opens ${sale.id}`);
    this.#parts.rules.leaving(current ? [current.id] : [], () => sales.open(sale.id));
  }

  #stop(sales: Sales, sale: SaleView): void {
    this.#parts.story.tell('cashier', () => `stops ${sale.id}`);
    sales.stopCreating(sale.id);
  }

  #check(sales: Sales, sale: SaleView): void {
    this.#parts.story.tell('cashier', () => `checks ${sale.id}`);
    void sales.checkNow(sale.id);
  }
}
