import { saysPaid } from '../../../../shared/payment-status.ts';
import type { ConcernView } from '../../../../shared/contract/sale-view.ts';
import type { Messages } from '../../../messages/use-messages.ts';

/** What happened to the sale, whether money was taken, and what to do now. `amount` is the sale's, as shown. */
export function alertMessages(
  concern: ConcernView,
  amount: string,
  messages: Messages,
): { readonly title: string; readonly text: string } {
  const { number } = concern;
  const { paidTwice, paidBeside, lostUnchecked, amountDiffers, foreignPayment } = messages.concerns;
  switch (concern.kind) {
    case 'paid-twice':
      return {
        title: paidTwice.title({ sale: number }),
        text: paidTwice.text({ payments: concern.payments, amount }),
      };
    case 'paid-beside': {
      const { earlierNumber } = concern;
      return {
        title: paidBeside.title({ earlier: earlierNumber, later: number }),
        text: paidBeside.text({ amount }),
      };
    }
    case 'lost-unchecked': {
      const why = messages.failures[concern.failure.code];
      return { title: lostUnchecked.title({ sale: number }), text: lostUnchecked.text({ why }) };
    }
    case 'outcome-changed':
      return changed(concern, messages);
    case 'amount-differs': {
      const { requested, received } = concern;
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
        text: foreignPayment.text({ payments: concern.payments }),
      };
  }
}

function changed(
  { number, was, now }: Extract<ConcernView, { kind: 'outcome-changed' }>,
  { concerns, outcomes }: Messages,
): { readonly title: string; readonly text: string } {
  const { paidAfterAll, changed, lookedAtAgain } = concerns;
  // Missing where the sale had been left without an end.
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
