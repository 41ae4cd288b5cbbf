import { billOf } from '../../shared/view/bill.ts';
import { isPaid, mayReclaim, statesMoney } from '../../shared/payment/payment-status.ts';
import type { KioskOrder, KioskStage } from '../../shared/contract/kiosk.ts';
import type { AlertView, SaleStage, SaleView } from '../../shared/contract/sale-view.ts';

type NotPaid = Extract<KioskStage, { name: 'not-paid' }>;
type Paid = Extract<KioskStage, { name: 'paid' }>;

/** The stage of a visit by its sale. The visit adds times, and what was printed. */
export type StageOfSale =
  | Extract<KioskStage, { name: 'preparing' | 'pay' | 'confirming' | 'checking' }>
  | Omit<Paid, 'until' | 'printed'>
  | Omit<NotPaid, 'until'>;

/** What a shopper may see of their sale. It is made field by field, as all that shoppers see. */
export function stageOfSale(sale: SaleView): StageOfSale {
  const { stage, number, amount } = sale;
  const order: KioskOrder = { number, bill: billOf(amount, sale) };
  // The shopper may have paid already, so nothing asks for money until the status is known again.
  if ('stale' in stage) return { name: 'checking', ...order };
  switch (stage.name) {
    case 'creating':
      return stage.paused?.reason === 'record-damaged'
        ? { name: 'checking', ...order }
        : { name: 'preparing', ...order };
    case 'waiting':
      return stage.withdrawn ? { name: 'checking', ...order } : { name: 'pay', url: stage.url, ...order };
    case 'seen':
      return { name: 'confirming', ...order };
    case 'unrecognised':
      return { name: 'checking', ...order };
    case 'not-created':
      return stage.recordDamaged
        ? { name: 'checking', ...order }
        : { name: 'not-paid', why: 'no-code', mayPayAgain: true, ...order };
    case 'final':
      return finalStage(stage, order);
  }
}

function finalStage(stage: Extract<SaleStage, { name: 'final' }>, order: KioskOrder): StageOfSale {
  const { outcome, url, shortfall } = stage;
  if (outcome === 'completed' || outcome === 'overpaid') {
    return {
      name: 'paid',
      ...(outcome === 'overpaid' && url !== undefined && { reclaimUrl: url }),
      ...(url !== undefined && { receiptUrl: url }),
      ...order,
    };
  }
  return {
    name: 'not-paid',
    why: outcome,
    ...(shortfall && { shortfall }),
    ...(mayReclaim(stage) && url !== undefined && { reclaimUrl: url }),
    ...(endedWithoutMoney(stage) && { mayPayAgain: true }),
    ...order,
  };
}

/** Whether the sale is over and certainly without money, so that the same order may be paid again. */
export function endedWithoutMoney(stage: SaleStage): boolean {
  if (stage.name === 'not-created') return !stage.recordDamaged;
  if (stage.name !== 'final') return false;
  const { outcome, received } = stage;
  return (outcome === 'expired' || outcome === 'cancelled') && !statesMoney(received);
}

/** Whether nobody but the shopper who saw this end has to look at the sale. */
export function isOverForAll({ id, stage, elsewhere }: SaleView, alerts: readonly AlertView[]): boolean {
  if (elsewhere || alerts.some(({ saleId }) => saleId === id)) return false;
  return endedWithoutMoney(stage) || (stage.name === 'final' && isPaid(stage.outcome));
}
