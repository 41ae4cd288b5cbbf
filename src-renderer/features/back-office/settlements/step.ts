import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { ChosenDays } from '../../reports/report-days.ts';

/** A page that can be opened from a list of settlements, batches or deposits. */
export type Step =
  | { readonly kind: SettlementRecord['kind']; readonly id: string }
  | { readonly kind: 'payment'; readonly row: PaymentRow }
  /** The explanation of one payout. */
  | { readonly kind: 'payout'; readonly settlementId: string }
  | { readonly kind: 'days'; readonly days: ChosenDays };
