import { failed, succeeded } from '../../../shared/failure.ts';
import { openDrawer, openDrawerNow } from './encoding/commands.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { DrawerRule } from '../../../shared/printing/printing.ts';
import type { Delivery, PrinterBytes } from './deliver.ts';

/** Why the drawer was opened: by a person, or because this sale was paid with one of the rule's tenders. */
export type DrawerReason = { readonly by: 'person' } | { readonly by: 'sale'; readonly saleId: string };

/** Called on every opening, also one that is not certain. Records it in the journal and answers whether it did; `at` is in wall-clock milliseconds. */
export type OnDrawerOpened = (opening: {
  readonly at: number;
  readonly reason: DrawerReason;
}) => Result<null>;

/** Answers whether a sale was paid with one of these tenders, as far as the service tells. */
export type PaidWith = (tenders: readonly string[]) => Promise<Result<boolean>>;

export interface DrawerNeeds {
  readonly clock: Clock;
  readonly onOpened: OnDrawerOpened;
  /** Answers when the drawer opens; nothing when no printer is saved. */
  readonly rule: () => DrawerRule | undefined;
  readonly give: (bytes: PrinterBytes) => Promise<Delivery>;
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

  /** Answers why the drawer did not open by itself the last time it should have. */
  failure(): Failure | undefined {
    return this.#failure;
  }

  /** Opens the drawer after a sale was paid, if the rule names its tender. Without a rule the service is not asked. */
  async salePaid(saleId: string, paidWith: PaidWith): Promise<void> {
    const rule = this.#needs.rule();
    if (!rule || rule.openFor.length === 0) return;
    const answer = await paidWith(rule.openFor);
    if (answer.ok && !answer.value) return;
    const opened = answer.ok ? await this.open({ by: 'sale', saleId }) : answer;
    this.#failure = opened.ok ? undefined : opened.failure;
    this.#onChange();
  }

  /** Opens the drawer, for which a printer needs no paper. Also fails when it has opened but that could not be recorded: a manager has to know. */
  async open(reason: DrawerReason): Promise<Result<null>> {
    const { clock, give, rule, onOpened } = this.#needs;
    const { pin } = rule() ?? {};
    if (pin === undefined) return failed({ action: 'fix-configuration', code: 'printer-missing' });
    const delivery = await give({ usually: openDrawer(pin), inTrouble: openDrawerNow(pin) });
    const opening = { at: clock.wall(), reason };
    if (delivery.kind === 'printed') return onOpened(opening);
    // Whoever pulls a plug at the right moment must not have it open without an entry.
    const recorded = delivery.kind === 'uncertain' ? onOpened(opening) : succeeded(null);
    return recorded.ok ? failed({ action: 'try-again', ...delivery.why }) : recorded;
  }
}
