import type { SaleStage } from '../../../../shared/contract/sale-view.ts';
import { mayReclaim } from '../../../../shared/payment/payment-status.ts';
import type { Messages } from '../../../messages/use-messages.ts';

/**
 * Whether money was taken, and what to do. Money that came for a cancelled payment is the customer's, as with one that was
 * rejected.
 */
export function moneyMessages(
  stage: Extract<SaleStage, { readonly name: 'final' }>,
  { outcomes }: Pick<Messages, 'outcomes'>,
): { readonly money: string; readonly todo: string } {
  return outcomes[stage.outcome === 'cancelled' && mayReclaim(stage) ? 'invalid' : stage.outcome];
}
