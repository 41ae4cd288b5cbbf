import { failed, succeeded } from '../../../shared/failure.ts';
import { saleWanted } from './sale-wanted.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Checkout } from '../../checkout/checkout.ts';
import type { SaleStamp } from '../../sales/events.ts';
import type { Sales } from '../../sales/sales.ts';
import type { Shifts } from '../../staff/shifts/shifts.ts';
import type { Staff } from '../../staff/staff.ts';
import type { KeptPayers } from './kept-payers.ts';
import type { SaleApprovals } from './sale-approvals.ts';
import type { SaleTerms } from './sale-wanted.ts';

interface CashiersSalesParts {
  /** A back office without a terminal sells nothing. */
  readonly backOfficeOnly: boolean | undefined;
  readonly terms: SaleTerms;
  readonly sales: Sales;
  readonly staff: Staff;
  readonly shifts: Pick<Shifts, 'current'>;
  readonly approvals: SaleApprovals;
  readonly keptPayers: KeptPayers;
  readonly checkout: Checkout;
}

/** Sales that a cashier starts. Those of a kiosk's shoppers need nobody who has signed in (`shoppers-sales.ts`). */
export class CashiersSales {
  readonly #parts: CashiersSalesParts;

  constructor(parts: CashiersSalesParts) {
    this.#parts = parts;
  }

  /** Why no sale may be started now, whatever its amount; `undefined` where one may. */
  refusal(): Failure | undefined {
    const { backOfficeOnly, staff, shifts } = this.#parts;
    if (backOfficeOnly) return { action: 'fix-input', code: 'command-refused' };
    const refusal = staff.refusal('cashier');
    if (refusal) return refusal;
    const missing = staff.rules.shiftRequired && shifts.current() === undefined;
    return missing ? { action: 'fix-input', code: 'shift-not-open' } : undefined;
  }

  /**
   * Starts a sale by the terminal's rules. `again` is an earlier sale that it charges again. Fails as `refusal`, `saleWanted`, the
   * approvals and `Sales.start` do.
   */
  async start(wish: CommandInput<'sale.start'>): ReturnType<Sales['start']> {
    const { approvalId, withoutKeptDetails, ...input } = wish;
    const { again, reference } = input;
    const { terms, sales, staff, approvals, keptPayers } = this.#parts;
    const refusal = this.refusal();
    if (refusal) return failed(refusal);
    const isKept = again !== undefined && !withoutKeptDetails;
    const payer = isKept ? keptPayers.forAnother(again, reference) : succeeded({});
    if (!payer.ok) return payer;
    const wanted = saleWanted({ ...input, ...payer.value }, terms);
    if (!wanted.ok) return wanted;
    const approved = approvals.approvalOf(wanted.value, approvalId);
    if (!approved.ok) return approved;
    const approval = approved.value && { approval: approved.value };
    const by = staff.signedIn;
    const started = await sales.start({ ...wanted.value, ...approval, stamp: () => this.#stamp(by) });
    if (!started.ok) return started;
    const { saleId } = started.value;
    approvals.saleStarted();
    keptPayers.saleStarted(saleId, staff.signedIn === by ? wanted.value.payer : undefined, again);
    this.#emptyCart(saleId);
    return started;
  }

  /** Called when the sale is recorded: the shift is the one that is open then. */
  #stamp(cashierId: string | undefined): SaleStamp {
    const shift = this.#parts.shifts.current();
    return { ...(cashierId !== undefined && { cashierId }), ...(shift !== undefined && { shift }) };
  }

  /** The cart has become this sale. */
  #emptyCart(saleId: string): void {
    const { sales, checkout } = this.#parts;
    const sale = sales.loadSale(saleId);
    if (sale.ok) checkout.carts.sold(sale.value.number);
  }
}
