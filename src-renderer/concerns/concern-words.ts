import { saysPaid } from '../../shared/payment-status.ts';
import type { ConcernView } from '../../shared/contract/views.ts';
import type { Words } from '../text/words.ts';

/** What happened to the sale, whether money was taken, and what to do now. `amount` is the sale's, as shown. */
export function concernWords(
  concern: ConcernView,
  amount: string,
  words: Words,
): { readonly title: string; readonly text: string } {
  const { number } = concern;
  const { paidTwice, paidBeside, lostUnchecked, amountDiffers, foreignPayment } = words.concerns;
  switch (concern.kind) {
    case 'paid-twice':
      return { title: paidTwice.title(number), text: paidTwice.text(concern.payments, amount) };
    case 'paid-beside': {
      const { earlierNumber } = concern;
      return { title: paidBeside.title(earlierNumber, number), text: paidBeside.text(amount) };
    }
    case 'lost-unchecked': {
      const why = words.failures[concern.failure.code];
      return { title: lostUnchecked.title(number), text: lostUnchecked.text(why) };
    }
    case 'outcome-changed':
      return changed(concern, words);
    case 'amount-differs': {
      const { requested, received } = concern;
      return { title: amountDiffers.title(number), text: amountDiffers.text(amount, requested ?? received) };
    }
    case 'foreign-payment':
      return { title: foreignPayment.title(number), text: foreignPayment.text(concern.payments) };
  }
}

function changed(
  { number, was, now }: Extract<ConcernView, { kind: 'outcome-changed' }>,
  { concerns, outcomes }: Words,
): { readonly title: string; readonly text: string } {
  const { paidAfterAll, changed, lookedAtAgain } = concerns;
  const wasTitle = was && outcomes[was].title;
  if (now.kind !== 'final') {
    return { title: lookedAtAgain.title(number), text: lookedAtAgain.text(wasTitle) };
  }
  const { title, money } = outcomes[now.outcome];
  return saysPaid(now)
    ? { title: paidAfterAll.title(number), text: paidAfterAll.text(wasTitle, title) }
    : { title: changed.title(number), text: changed.text(wasTitle, title, money) };
}
