import type { Failure } from '../../../../shared/failure.ts';
import type { Unchecked } from '../../../../shared/contract/back-office/days-explained.ts';
import { uncheckedText } from '../../../../shared/view/day-unchecked.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface DayUncheckedProps {
  readonly unchecked: readonly Unchecked[];
}

/** What the comparison leaves out, and why. */
export function DayUnchecked({ unchecked }: DayUncheckedProps) {
  const messages = useMessages();
  const { day } = messages;
  const failure = unchecked.map(failureOf).find((each) => each !== undefined);
  const isAlone = unchecked.some(({ what }) => what === 'service');
  const texts = unchecked.map((each) => uncheckedText(each, messages)).filter((text) => text !== undefined);
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
