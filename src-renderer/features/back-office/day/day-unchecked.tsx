import type { Failure } from '../../../../shared/failure.ts';
import type { Unchecked } from '../../../../shared/contract/back-office/days-explained.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';

interface DayUncheckedProps {
  readonly unchecked: readonly Unchecked[];
}

/** What the comparison is without, and why. */
export function DayUnchecked({ unchecked }: DayUncheckedProps) {
  const messages = useMessages();
  const { day } = messages;
  const failure = unchecked.map(failureOf).find((each) => each !== undefined);
  const isAlone = unchecked.some(({ what }) => what === 'service');
  const texts = unchecked.map((each) => textOf(each, messages)).filter((text) => text !== undefined);
  return (
    <>
      {failure && <OfficeFailure failure={failure} />}
      {(texts.length > 0 || isAlone) && (
        <Banner kind={isAlone ? 'info' : 'warning'} title={day.unchecked.title}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {isAlone && <p>{day.tillAlone}</p>}
        </Banner>
      )}
    </>
  );
}

function failureOf(unchecked: Unchecked): Failure | undefined {
  return 'failure' in unchecked ? unchecked.failure : undefined;
}

function textOf(unchecked: Unchecked, { day, payments }: Messages): string | undefined {
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
    case 'other-sales':
      return day.unchecked.others({ count: unchecked.count });
    case 'other-currencies':
      return day.unchecked.otherCurrencies({ count: unchecked.count });
    case 'amounts':
      return day.unchecked.amounts({ count: unchecked.count });
  }
}
