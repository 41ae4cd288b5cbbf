import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Failure } from '../../../shared/failure.ts';
import { isPaid } from '../../../shared/payment/payment-status.ts';
import type { Sound } from './sounds.ts';

/**
 * What is to be heard when `view` follows `previous`, each at most once: however many sales land in one moment, it is
 * one sound of a kind. Without `previous` the screen has just been loaded: main knows what has not been announced yet.
 */
export function soundsFor(previous: TillView | undefined, view: TillView): readonly Sound[] {
  const ended = view.sales.filter(
    ({ id }) => view.outcomeNotifications.includes(id) && !previous?.outcomeNotifications.includes(id),
  );
  const raised = previous !== undefined && view.alerts.some((alert) => isNew(alert, previous));
  // A volume is chosen by ear.
  const tried = previous !== undefined && previous.preferences.volume !== view.preferences.volume;
  const paid = tried || ended.some(isPaidSale);
  const attention = raised || ended.some((sale) => !isPaidSale(sale));
  const error = previous !== undefined && inTrouble(view) && !inTrouble(previous);
  return [
    ...(paid ? ['paid' as const] : []),
    ...(attention ? ['attention' as const] : []),
    ...(error ? ['error' as const] : []),
  ];
}

/** What is to be heard when a command fails: something to be put right by the cashier, or something that is broken. */
export function soundOfFailure({ action }: Failure): Sound {
  return action === 'fix-input' || action === 'wait' ? 'attention' : 'error';
}

function isPaidSale({ stage }: SaleView): boolean {
  return stage.name === 'final' && isPaid(stage.outcome);
}

function isNew({ saleId, id }: TillView['alerts'][number], previous: TillView): boolean {
  return !previous.alerts.some((known) => known.saleId === saleId && known.id === id);
}

/** The sale on the screen cannot go on, or nobody can say how it stands. */
function inTrouble({ session, sales, currentSaleId }: TillView): boolean {
  if (session.state === 'refused') return true;
  const stage = sales.find(({ id }) => id === currentSaleId)?.stage;
  switch (stage?.name) {
    case 'unrecognised':
      return true;
    case 'waiting':
    case 'seen':
      return stage.stale !== undefined;
    case 'creating':
      return stage.trouble !== undefined && stage.trouble.action !== 'wait';
    default:
      return false;
  }
}
