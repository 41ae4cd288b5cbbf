import type { AlertView, SaleView } from '../../../shared/contract/sale-view.ts';
import type { Sales } from '../../../src-main/sales/sales.ts';
import type { Seen } from '../../../src-main/sales/screen-events.ts';
import type { CashierParts } from './charging.ts';

/** What a cashier can do to one sale; the rules hear what the screen had shown of it. */
export class Acts {
  readonly #parts: CashierParts;

  constructor(parts: CashierParts) {
    this.#parts = parts;
  }

  leave(sales: Sales, sale: SaleView): void {
    this.#parts.story.tell('cashier', () => `leaves ${sale.id}, seen as ${sale.stage.name}`);
    const seen = new Map([[sale.id, sale.stage]]);
    this.#parts.rules.outcomes.leaving(seen, () => sales.leave(sale.id, seenAs(sale)));
  }

  open(sales: Sales, sale: SaleView, current: SaleView | undefined): void {
    this.#parts.story.tell('cashier', () => `opens ${sale.id}`);
    const seen = new Map(current ? [[current.id, current.stage]] : []);
    const as = current ? seenAs(current) : 'open';
    this.#parts.rules.outcomes.leaving(seen, () => sales.open(sale.id, as));
  }

  stopAndLeave(sales: Sales, sale: SaleView): void {
    this.stop(sales, sale);
    const { sales: listed } = this.#parts.till.look();
    this.leave(sales, listed.find(({ id }) => id === sale.id) ?? sale);
  }

  /** "Wrong amount?". Answers whether the amount came back. */
  withdraw(sales: Sales, sale: SaleView): boolean {
    const { story, rules } = this.#parts;
    story.tell('cashier', () => `withdraws the code of ${sale.id}`);
    const answer = rules.codes.withdrawing(sale.id, () => sales.withdrawCode(sale.id));
    const isBack = answer.ok && answer.value.withdrawn;
    const record = rules.witness.records.get(sale.id);
    if (isBack && record) rules.codes.saidWithdrawn(record);
    return isBack;
  }

  stop(sales: Sales, sale: SaleView): void {
    this.#parts.story.tell('cashier', () => `stops ${sale.id}`);
    sales.stopCreating(sale.id);
  }

  note(sales: Sales, alert: AlertView | undefined): void {
    if (!alert) return;
    this.#parts.story.tell('cashier', () => `notes "${alert.id}" of ${alert.saleId}`);
    this.#parts.rules.alerts.noting(alert.id, () => sales.acknowledgeAlert(alert.saleId, alert.id));
  }

  /** "Customer says they paid?" */
  check(sales: Sales, sale: SaleView): void {
    const { story, rules, till } = this.#parts;
    story.tell('cashier', () => `checks ${sale.id}`);
    rules.budget.allowAll();
    const { process } = till;
    const pressedAt = rules.statements.moment();
    const waitsSince = process.clock.monotonic();
    const hadCode = rules.witness.records.get(sale.id)?.shown !== undefined;
    void sales.check(sale.id).then((answer) => {
      const record = rules.witness.records.get(sale.id);
      if (!answer.ok || !record || till.process !== process || till.sales() !== sales) return;
      story.tell('till', () => `answers: ${answer.value.verdict.name}`);
      rules.answers.answered(record, answer.value, {
        pressedAt,
        hadCode,
        waited: process.clock.monotonic() - waitsSince,
      });
    });
  }
}

/** Whether its screen says that it is over. */
export function isSettled({ stage }: SaleView): boolean {
  return stage.name === 'final' || stage.name === 'not-created';
}

function seenAs(sale: SaleView): Seen {
  return isSettled(sale) ? 'settled' : 'open';
}
