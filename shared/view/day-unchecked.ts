import type { DaysExplained, Unchecked } from '../contract/back-office/days-explained.ts';
import type { Messages } from '../messages/messages.ts';

/** What a comparison is without; nothing where its failure says it. */
export function uncheckedText(
  unchecked: Unchecked,
  { day, payments }: Pick<Messages, 'day' | 'payments'>,
): string | undefined {
  switch (unchecked.what) {
    case 'service':
      if (unchecked.why === 'no-access') return payments.noAccessText;
      if (unchecked.why === 'currency') {
        const { currency } = unchecked;
        return currency === undefined
          ? day.unchecked.unknownCurrency
          : day.unchecked.otherCurrency({ currency });
      }
      return unchecked.why === 'too-many' ? day.unchecked.tooMany : undefined;
    case 'elsewhere':
      return day.unchecked.elsewhere;
    case 'payments':
      return day.unchecked.payments({ count: unchecked.count });
    case 'payouts':
      return day.unchecked.payouts({ count: unchecked.count });
    case 'batches':
      return day.unchecked.batches({ count: unchecked.count });
    case 'deposits':
      return day.unchecked.deposits({ count: unchecked.count });
    case 'other-sales':
      return day.unchecked.others({ count: unchecked.count });
    case 'other-currencies':
      return day.unchecked.otherCurrencies({ count: unchecked.count });
    case 'amounts':
      return day.unchecked.amounts({ count: unchecked.count });
  }
}

/** Whether all that was compared agrees, or has a name; nothing where something is unexplained, or nothing was compared. */
export function agreementText(
  { service, unexplainedMinor, differences, unchecked }: DaysExplained,
  { day }: Pick<Messages, 'day'>,
): string | undefined {
  if (!service || unexplainedMinor > 0) return undefined;
  // What was not compared may differ, and the sums may be apart by it.
  if (unchecked.length > 0) return differences.length > 0 ? day.allOfCompared : day.noneOfCompared;
  return differences.length > 0 ? day.allExplained : day.noDifferences;
}
