import { formatMoney } from '../../../../../shared/money.ts';
import type { LaterEffect, Tally } from '../../../../../shared/shift-report.ts';
import { Facts } from '../../../../components/text/facts.tsx';
import { useWords } from '../../../../messages/use-messages.ts';

interface LaterEffectsProps {
  readonly effects: readonly LaterEffect[];
  readonly locale: string;
}

/** What sales of earlier reports have changed in the totals of those. */
export function LaterEffects({ effects, locale }: LaterEffectsProps) {
  const words = useWords().shiftReport;
  if (effects.length === 0) return null;
  const fact = (name: string, { count, minor }: Tally, currency: string) =>
    count === 0
      ? []
      : [{ name, value: words.countAndSum({ count, amount: formatMoney({ minor, currency }, locale) }) }];
  return (
    <>
      <p>{words.apart}</p>
      <Facts
        facts={effects.flatMap(({ currency, paid, unpaid }) => [
          ...fact(words.paidLater, paid, currency),
          ...fact(words.unpaidLater, unpaid, currency),
        ])}
      />
    </>
  );
}
