import { saysPaid } from '../../../../shared/payment/payment-status.ts';
import type { Money } from '../../../../shared/money/money.ts';
import type { AlertView } from '../../../../shared/contract/sale-view.ts';
import type { Messages } from '../../../messages/use-messages.ts';

/** Title and text of an alert: what happened, whether money was taken, and what to do. */
export function alertMessages(
  alert: AlertView,
  format: (money: Money) => string,
  messages: Messages,
): { readonly title: string; readonly text: string } {
  const { number } = alert;
  const amount = format(alert.amount);
  const { paidTwice, duplicateSalePaid, lostUnchecked, amountDiffers, foreignPayment, endMayBeLost } =
    messages.alerts;
  switch (alert.kind) {
    case 'paid-twice':
      return {
        title: paidTwice.title({ sale: number }),
        text: paidTwice.text({ payments: alert.payments, amount }),
      };
    case 'paid-beside': {
      // The later charge has the right amount where the earlier one was wrong: what was paid for that one goes back.
      const { earlierNumber, earlierAmount = alert.amount } = alert;
      return {
        title: duplicateSalePaid.title({ earlier: earlierNumber, later: number }),
        text: duplicateSalePaid.text({ amount: format(earlierAmount) }),
      };
    }
    case 'lost-unchecked': {
      const why = messages.failures[alert.failure.code];
      return { title: lostUnchecked.title({ sale: number }), text: lostUnchecked.text({ why }) };
    }
    case 'outcome-changed':
      return changed(alert, messages);
    case 'amount-differs': {
      const { requested, received } = alert;
      const stated = requested ?? received;
      return {
        title: amountDiffers.title({ sale: number }),
        text:
          stated === undefined
            ? amountDiffers.textNothingStated({ amount })
            : amountDiffers.text({ amount, stated }),
      };
    }
    case 'foreign-payment':
      return {
        title: foreignPayment.title({ sale: number }),
        text: foreignPayment.text({ payments: alert.payments }),
      };
    case 'end-may-be-lost':
      return { title: endMayBeLost.title({ sale: number }), text: endMayBeLost.text };
  }
}

function changed(
  { number, was, now }: Extract<AlertView, { kind: 'outcome-changed' }>,
  { alerts, outcomes }: Messages,
): { readonly title: string; readonly text: string } {
  const { paidAfterAll, changed, lookedAtAgain } = alerts;
  // Missing where the sale had been given up without an end.
  const wasTitle = was && outcomes[was].title;
  if (now.kind !== 'final') {
    return {
      title: lookedAtAgain.title({ sale: number }),
      text: wasTitle === undefined ? lookedAtAgain.textAfterNoPayment : lookedAtAgain.text({ was: wasTitle }),
    };
  }
  const { title, money } = outcomes[now.outcome];
  if (saysPaid(now)) {
    return {
      title: paidAfterAll.title({ sale: number }),
      text:
        wasTitle === undefined
          ? paidAfterAll.textAfterNoPayment({ now: title })
          : paidAfterAll.text({ was: wasTitle, now: title }),
    };
  }
  return {
    title: changed.title({ sale: number }),
    text:
      wasTitle === undefined
        ? changed.textAfterNoPayment({ now: title, money })
        : changed.text({ was: wasTitle, now: title, money }),
  };
}
