import { failed } from '../../../shared/failure.ts';
import { openDrawer } from './encoding/commands.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { DrawerRule } from '../../../shared/printing/printing.ts';
import type { Delivery } from './deliver.ts';

/** Why the drawer was told to open: a person pressed, or this sale was paid with one of the rule's tenders. */
export type DrawerReason = { readonly by: 'person' } | { readonly by: 'sale'; readonly saleId: string };

/** Hears of every opening, for the journal, and answers whether it is on record; `at` is wall-clock milliseconds. */
export type OnDrawerOpened = (opening: {
  readonly at: number;
  readonly reason: DrawerReason;
}) => Result<null>;

/** Whether a sale was paid with one of these tenders, as far as the service tells. */
export type PaidWith = (tenders: readonly string[]) => Promise<Result<boolean>>;

export interface DrawerNeeds {
  readonly clock: Clock;
  readonly onOpened: OnDrawerOpened;
  /** Nothing when no printer is saved. */
  readonly rule: () => DrawerRule | undefined;
  readonly give: (bytes: Uint8Array) => Promise<Delivery>;
}

/** The cash drawer that is plugged into the printer. */
export class CashDrawer {
  readonly #needs: DrawerNeeds;
  readonly #onChange: () => void;
  #failure: Failure | undefined;

  constructor(needs: DrawerNeeds, onChange: () => void) {
    this.#needs = needs;
    this.#onChange = onChange;
  }

  /** Why it did not open by itself the last time it should have. */
  failure(): Failure | undefined {
    return this.#failure;
  }

  /** A sale was paid: opens when the rule names the tender. Without a rule nobody is asked. */
  async salePaid(saleId: string, paidWith: PaidWith): Promise<void> {
    const rule = this.#needs.rule();
    if (!rule || rule.openFor.length === 0) return;
    const answer = await paidWith(rule.openFor);
    if (answer.ok && !answer.value) return;
    const opened = answer.ok ? await this.open({ by: 'sale', saleId }) : answer;
    this.#failure = opened.ok ? undefined : opened.failure;
    this.#onChange();
  }

  /** Fails as well when it has opened and that could not be recorded: a manager has to hear of it. */
  async open(reason: DrawerReason): Promise<Result<null>> {
    const { clock, give, rule, onOpened } = this.#needs;
    const { pin } = rule() ?? {};
    if (pin === undefined) return failed({ action: 'fix-configuration', code: 'printer-missing' });
    const delivery = await give(openDrawer(pin));
    if (delivery.kind !== 'printed') return failed({ action: 'try-again', ...delivery.why });
    return onOpened({ at: clock.wall(), reason });
  }
}
