import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { ChosenDays } from '../../reports/report-days.ts';

/** A page that one comes to from a list of settlements, batches or deposits. */
export type Step =
  | { readonly kind: SettlementRecord['kind']; readonly id: string }
  | { readonly kind: 'payment'; readonly row: PaymentRow }
  /** One payout by itself, explained. */
  | { readonly kind: 'payout'; readonly settlementId: string }
  | { readonly kind: 'days'; readonly days: ChosenDays };
