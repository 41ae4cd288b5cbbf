import { approvalCauses, isSameApproval } from '../../../shared/cart/approval.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import type { Approval, ApprovalCause } from '../../../shared/cart/approval.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { SaleWanted } from '../../sales/guard/start-sale.ts';
import type { Staff } from '../../staff/staff.ts';

interface Asked {
  readonly id: string;
  readonly causes: readonly ApprovalCause[];
  /** Who had signed in: what was approved for one cashier is not approved for the next. */
  readonly cashierId: string | undefined;
  readonly given?: Approval;
}

export interface Approver {
  readonly cashierId: string;
  readonly pin: string;
}

/**
 * The last question whether a sale's discounts and tip are meant. Main keeps what it asked, so that a screen can only
 * name the question; in memory, since after a restart it is asked again.
 */
export class SaleApprovals {
  readonly #staff: Pick<Staff, 'signedIn' | 'refusal' | 'isManager'>;
  readonly #askAboveDiscount: number;
  readonly #newId: () => string;
  #asked: Asked | undefined;

  /** Discounts of more than `askAboveDiscount` per cent are asked about. */
  constructor(
    staff: Pick<Staff, 'signedIn' | 'refusal' | 'isManager'>,
    askAboveDiscount: number,
    newId: () => string,
  ) {
    this.#staff = staff;
    this.#askAboveDiscount = askAboveDiscount;
    this.#newId = newId;
  }

  /** The approval of just these figures, given under the id of the question; asks where there is none. */
  approvalOf(
    { lineItems, amount: asked }: Pick<SaleWanted, 'lineItems' | 'amount'>,
    id: string | undefined,
  ): Result<Approval | undefined> {
    const mayChangeLines = this.#staff.refusal('manager') === undefined;
    const rules = { mayChangeLines, discountPercent: this.#askAboveDiscount };
    const causes = lineItems ? approvalCauses(lineItems, rules) : [];
    if (causes.length === 0) return succeeded(undefined);
    const { signedIn: cashierId } = this.#staff;
    const last = this.#asked;
    const isAbout = last?.id === id && last?.cashierId === cashierId;
    if (last?.given && isAbout && isSameApproval(last.causes, causes)) return succeeded(last.given);
    const approval = { id: this.#newId(), causes };
    this.#asked = { ...approval, cashierId };
    return failed({ action: 'fix-input', code: 'approval-needed', asked, approval });
  }

  /** Somebody who may agrees: whoever has signed in, or a manager by a PIN, which signs nobody in. */
  async approve(id: string, approver: Approver | undefined): Promise<Result<null>> {
    const asked = this.#asked;
    if (asked?.id !== id) return failed(NOT_ASKED);
    const refusal = approver ? await this.#refusalOf(approver) : this.#staff.refusal('manager');
    if (refusal) return failed(refusal);
    // A question that came while the PIN was looked at is another one.
    if (this.#asked !== asked) return failed(NOT_ASKED);
    const by = approver?.cashierId ?? this.#staff.signedIn;
    this.#asked = { ...asked, given: { causes: asked.causes, ...(by !== undefined && { by }) } };
    return succeeded(null);
  }

  /** The sale has begun: the next one is asked about anew. */
  used(): void {
    this.#asked = undefined;
  }

  async #refusalOf({ cashierId, pin }: Approver): Promise<Failure | undefined> {
    const right = await this.#staff.isManager(cashierId, pin);
    return right.ok ? undefined : right.failure;
  }
}

const NOT_ASKED: Failure = { action: 'try-again', code: 'command-refused' };
