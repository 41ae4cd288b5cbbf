import { Acts, isSettled } from './acts.ts';
import { Charging } from './charging.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { Sales } from '../../../src-main/sales/sales.ts';
import type { CashierDeed } from '../plan/deeds.ts';
import type { TillSales } from '../rules/rules.ts';
import type { CashierParts } from './charging.ts';

/** Somebody at the till, who does what the screen offers at any moment, and what it does not offer too. */
export class Cashier {
  readonly #parts: CashierParts;
  readonly #charging: Charging;
  readonly #acts: Acts;
  #waitsForOutcome = false;

  constructor(parts: CashierParts) {
    this.#parts = parts;
    this.#charging = new Charging(parts);
    this.#acts = new Acts(parts);
  }

  does(deed: CashierDeed): void {
    const { till, rules } = this.#parts;
    const sales = till.sales();
    if (!sales) return;
    // What comes to the screen or leaves it is read at once.
    rules.budget.allow(4);
    const screens = till.screens.last('stale' in deed && deed.stale);
    const current = screens.sales.find(({ id }) => id === screens.currentSaleId);
    switch (deed.does) {
      case 'charge':
        this.#charging.charge(sales, deed);
        if (deed.twice) this.#charging.charge(sales, deed);
        break;
      case 'leave-current':
        if (current) this.#acts.leave(sales, current);
        break;
      case 'leave-at-outcome':
        this.#waitsForOutcome = true;
        break;
      case 'stop-and-leave':
        if (current) this.#acts.stopAndLeave(sales, current);
        break;
      case 'again':
        if (!current) break;
        if (deed.stops) this.#acts.stopAndLeave(sales, current);
        else this.#acts.leave(sales, current);
        this.#charging.charge(sales, {
          reference: deed.same === 'reference' ? current.reference : '',
          minor: current.amount.minor,
          overrides: deed.overrides,
        });
        break;
      case 'wrong-amount':
        if (current && this.#acts.withdraw(sales, current) && deed.charges)
          this.#charging.charge(sales, { ...deed, reference: current.reference });
        break;
      case 'shift':
        this.#shift();
        break;
      case 'prefetch-duplicates':
        rules.budget.allowAll();
        rules.guard.looksAhead(deed.reference.trim(), rules.statements.moment());
        sales.prefetchDuplicates(deed.reference);
        break;
      case 'open-unknown':
        sales.open('id-0', 'settled');
        break;
      case 'note':
        this.#acts.note(sales, pick(screens.alerts, deed.which));
        break;
      default: {
        const sale = pick(screens.sales, deed.which);
        if (sale) this.#doesTo(sale, sales, deed.does, screens);
      }
    }
    till.look();
  }

  /** The screens changed. The hasty cashier presses New sale by what was there before the outcome. */
  changed(): void {
    const { till, timeline } = this.#parts;
    const [before, now] = [till.screens.last(true), till.screens.last(false)];
    const sale = before.sales.find(({ id }) => id === before.currentSaleId);
    const after = now.sales.find(({ id }) => id === sale?.id);
    if (!this.#waitsForOutcome || !sale || isSettled(sale) || !after || !isSettled(after)) return;
    this.#waitsForOutcome = false;
    timeline.after(0, () => {
      const sales = till.sales();
      if (sales) this.#acts.leave(sales, sale);
    });
  }

  /** Once all is well: looks at everything that has ended and at what is raised, and is done with it. */
  tidiesUp(): void {
    const { till, rules } = this.#parts;
    const sales = till.sales();
    if (!sales) return;
    rules.budget.allow(4);
    const { sales: shown, currentSaleId, alerts } = till.look();
    const listed = shown.filter(({ elsewhere }) => !elsewhere);
    this.#acts.note(sales, alerts[0]);
    // The till asks for no more payments of it by itself: a person decides.
    const paused = listed.find(({ stage }) => stage.name === 'creating' && stage.paused);
    if (paused) sales.resumeCreating(paused.id);
    const current = listed.find(({ id }) => id === currentSaleId);
    if (current) {
      this.#acts.leave(sales, current);
      return;
    }
    const ended = listed.find(isSettled);
    // Nobody waits for a parked sale, and its tries have become rare: it is looked at once nothing else is left.
    const waiting = listed.find(({ stage }) => stage.name === 'creating');
    if (!ended && waiting) this.#acts.open(sales, waiting, undefined);
    if (!ended) return;
    this.#acts.check(sales, ended);
    this.#acts.open(sales, ended, undefined);
    this.#acts.leave(sales, ended);
  }

  /** Closes the shift, or opens one. */
  #shift(): void {
    const { till, story } = this.#parts;
    const shifts = till.shifts();
    if (!shifts) return;
    const isOpen = shifts.current() !== undefined;
    story.tell('cashier', () => (isOpen ? 'closes the shift' : 'opens a shift'));
    if (isOpen) this.#closeShift();
    else shifts.open();
  }

  /** The service's history is compared first, for some seconds at most. */
  #closeShift(): void {
    const { till, rules, story } = this.#parts;
    const { process } = till;
    rules.budget.allowAll();
    rules.reconciliations.pressed(process.clock.monotonic());
    void till
      .closing()
      ?.close()
      .then((answer) => {
        if (!process.alive || till.process !== process) return;
        rules.reconciliations.answered(process.clock.monotonic());
        const { reconciliation } = answer.ok ? answer.value : {};
        story.tell('till', () => `closes the shift: ${reconciliation?.state ?? 'not'}`);
      });
  }

  /** In the evening: what was sold without a shift is reported too. */
  closesTheDay(): void {
    const { till } = this.#parts;
    if (till.shifts()?.current() === undefined) this.#shift();
    this.#shift();
  }

  #doesTo(sale: SaleView, sales: Sales, does: 'leave' | 'open' | 'stop' | 'check', screens: TillSales): void {
    switch (does) {
      case 'leave':
        this.#acts.leave(sales, sale);
        break;
      case 'open':
        this.#acts.open(
          sales,
          sale,
          screens.sales.find(({ id }) => id === screens.currentSaleId),
        );
        break;
      case 'stop':
        this.#acts.stop(sales, sale);
        break;
      case 'check':
        this.#acts.check(sales, sale);
        break;
    }
  }
}

function pick<T>(all: readonly T[], which: number): T | undefined {
  return all[which % Math.max(1, all.length)];
}
