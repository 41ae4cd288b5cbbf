import { failed, succeeded } from '../../../shared/failure.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Result } from '../../../shared/failure.ts';
import type { CustomerSafe } from '../../../src-main/sales/ports.ts';

/** A customer safe in memory that can be told to refuse, or to have lost its key. */
export class MemoryCustomers implements CustomerSafe {
  readonly kept = new Map<string, PayerDetails>();
  refuses = false;
  /** What goes on while details are written. */
  meanwhile: () => Promise<void> = () => Promise.resolve();
  keyLost = false;

  async keep(saleId: string, details: PayerDetails): Promise<Result<null>> {
    if (this.refuses) return failed({ action: 'ask-manager', code: 'customer-details-unavailable' });
    await this.meanwhile();
    this.kept.set(saleId, details);
    return succeeded(null);
  }

  load(saleId: string): Promise<PayerDetails | undefined> {
    return Promise.resolve(this.keyLost ? undefined : this.kept.get(saleId));
  }

  forget(saleId: string): void {
    this.kept.delete(saleId);
  }

  saleIds(): readonly string[] {
    return [...this.kept.keys()];
  }
}
