import { endedWithoutMoney } from './sale-stage.ts';
import type { KioskStaffOrder } from '../../shared/contract/kiosk.ts';
import type { AlertView, SaleView } from '../../shared/contract/sale-view.ts';
import type { TillSeen } from './ports.ts';

/** Nobody looks through more of them at a kiosk. The cashier's screen lists all. */
const MOST_ORDERS = 100;

type Status = KioskStaffOrder['status'];

/**
 * Orders of this kiosk that may still be paid or that somebody must look at, without the one on the screen. Codes that were
 * merely left come last: anybody can leave a hundred of them.
 */
export function ordersForStaff(
  { sales, alerts }: Pick<TillSeen, 'sales' | 'alerts'>,
  onScreen: string | undefined,
): readonly KioskStaffOrder[] {
  const shown = sales.filter(({ id, kiosk }) => kiosk && id !== onScreen);
  const raised = alerts.filter(({ saleId }) => saleId !== onScreen);
  const open = shown.filter(({ id, stage }) => isRaised(id, raised) || !endedWithoutMoney(stage));
  const orders = open.map((sale) =>
    orderOf(
      sale,
      raised.find(({ saleId }) => saleId === sale.id),
    ),
  );
  const left = raised.filter(({ saleId }, place) => {
    const isFirst = raised.findIndex((other) => other.saleId === saleId) === place;
    return isFirst && !sales.some(({ id }) => id === saleId);
  });
  return [...left.map(orderLeft), ...orders]
    .toSorted((a, b) => Number(isMerelyOpen(a)) - Number(isMerelyOpen(b)) || a.number - b.number)
    .slice(0, MOST_ORDERS);
}

const isMerelyOpen = ({ status }: KioskStaffOrder): boolean => status === 'open';

const isRaised = (id: string, alerts: readonly AlertView[]): boolean =>
  alerts.some(({ saleId }) => saleId === id);

function orderOf(
  { id: saleId, number, reference, amount, startedAt, stage }: SaleView,
  alert: AlertView | undefined,
): KioskStaffOrder {
  const status = alert ? statusOfAlert(alert) : statusOfStage(stage);
  const isUnderWay = !alert && !isOver(stage) && { isUnderWay: true as const };
  return { saleId, number, reference, amount, startedAt, status, ...isUnderWay };
}

/** Whether the sale has ended, so that staff may be done with it. */
export const isOver = ({ name }: SaleView['stage']): boolean => name === 'final' || name === 'not-created';

/** An alert about an order that is on no screen any more. It stays until somebody has looked at it. */
function orderLeft(alert: AlertView): KioskStaffOrder {
  const { saleId, number, reference, amount } = alert;
  return { saleId, number, reference, amount, status: statusOfAlert(alert) };
}

function statusOfStage(stage: SaleView['stage']): Status {
  if ('stale' in stage) return 'unknown';
  switch (stage.name) {
    case 'creating':
      return stage.paused?.reason === 'record-damaged' ? 'record-damaged' : stage.paused ? 'no-code' : 'open';
    case 'waiting':
      return 'open';
    case 'seen':
      return 'seen';
    case 'unrecognised':
      return 'unrecognised';
    case 'not-created':
      return stage.recordDamaged ? 'record-damaged' : 'no-code';
    case 'final':
      return stage.outcome;
  }
}

function statusOfAlert({ kind }: AlertView): Status {
  switch (kind) {
    case 'paid-twice':
    case 'paid-beside':
      return 'paid-twice';
    case 'amount-differs':
      return 'amount-differs';
    case 'lost-unchecked':
      return 'lost-unchecked';
    case 'end-may-be-lost':
    case 'outcome-changed':
    case 'foreign-payment':
      return 'changed';
  }
}
