import { rateLabel } from '../../../../../shared/text/figures.ts';
import { formatMoney } from '../../../../../shared/money/money.ts';
import type { TaxLine } from '../../../../../shared/money/sale-tax.ts';
import type { Fact } from '../../../../components/text/facts.tsx';
import type { Messages } from '../../../../messages/use-messages.ts';

/** Each rate with its tax, and what it was of. */
export function taxFacts(
  taxes: readonly TaxLine[] | undefined,
  { currency, locale }: { readonly currency: string; readonly locale: string },
  messages: Messages['shiftReport'],
): readonly Fact[] {
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  return (taxes ?? []).map((line) => ({
    name: rateLabel(line, locale),
    value: messages.taxOf({ tax: amount(line.taxMinor), net: amount(line.netMinor) }),
  }));
}
