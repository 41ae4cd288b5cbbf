import { approvalCauses, isSameApproval } from '../../../shared/cart/approval.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import type { Approval, ApprovalCause } from '../../../shared/cart/approval.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { SaleWanted } from '../../sales/guard/start-sale.ts';
import type { Staff } from '../../staff/staff.ts';

interface Asked {
  readonly id: string;
  readonly causes: readonly ApprovalCause[];
  /** Who had signed in. An approval for one cashier does not count for the next. */
  readonly cashierId: string | undefined;
  readonly given?: Approval;
}

export interface Approver {
  readonly cashierId: string;
  readonly pin: string;
}

/**
 * Approvals of unusual discounts and tips. Main keeps what it asked for, so that a screen can only name the question by its
 * id. One question at a time, in memory only: after a restart it is asked again.
 */
export class SaleApprovals {
  readonly #staff: Pick<Staff, 'signedIn' | 'refusal' | 'isManager'>;
  readonly #askAboveDiscount: number;
  readonly #newId: () => string;
  #asked: Asked | undefined;

  /** Discounts of more than `askAboveDiscount` per cent need an approval. */
  constructor(
    staff: Pick<Staff, 'signedIn' | 'refusal' | 'isManager'>,
    askAboveDiscount: number,
    newId: () => string,
  ) {
    this.#staff = staff;
    this.#askAboveDiscount = askAboveDiscount;
    this.#newId = newId;
  }

  /**
   * The approval of exactly these figures, which was given under this id; `undefined` where none is needed. Fails with
   * `approval-needed` and the question's id where none was given.
   */
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

  /** Approves the question: by whoever has signed in, or by a manager's PIN, which signs nobody in. Fails like a wrong PIN. */
  async approve(id: string, approver: Approver | undefined): Promise<Result<null>> {
    const asked = this.#asked;
    if (asked?.id !== id) return failed(NOT_ASKED);
    const refusal = approver ? await this.#refusalOf(approver) : this.#staff.refusal('manager');
    if (refusal) return failed(refusal);
    // Another question may have been asked while the PIN was checked.
    if (this.#asked !== asked) return failed(NOT_ASKED);
    const by = approver?.cashierId ?? this.#staff.signedIn;
    this.#asked = { ...asked, given: { causes: asked.causes, ...(by !== undefined && { by }) } };
    return succeeded(null);
  }

  /** Forgets the approval, which counts for one sale only. */
  saleStarted(): void {
    this.#asked = undefined;
  }

  async #refusalOf({ cashierId, pin }: Approver): Promise<Failure | undefined> {
    const right = await this.#staff.isManager(cashierId, pin);
    return right.ok ? undefined : right.failure;
  }
}

const NOT_ASKED: Failure = { action: 'try-again', code: 'command-refused' };
