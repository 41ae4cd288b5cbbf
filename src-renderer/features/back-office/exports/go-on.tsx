import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import { asUtc } from '../../../../shared/time/store-day.ts';
import { utcDay } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLatest } from '../../../state/connection.ts';

interface GoOnProps {
  /** The chosen days. */
  readonly days: DayRange | undefined;
  readonly terminal: TerminalView;
  readonly isBusy: boolean;
  readonly onGoOn: (days: DayRange) => void;
}

/** The button that continues an unfinished export of fees and deposits of these days. */
export function GoOn({ days, terminal, isBusy, onGoOn }: GoOnProps) {
  const { exports: messages, language } = useMessages();
  const task = useLatest(({ view }) => view?.exportTask);
  if (task?.kind !== 'payouts' || !task.end || task.end.result === 'saved') return null;
  const { goesOn } = task.end;
  if (!goesOn || !days || !isSame(goesOn.days, days)) return null;
  const day = utcDay(asUtc(goesOn.from), language, terminal);
  return (
    <>
      <p>{messages.keptUntil({ day })}</p>
      <div>
        <Button kind="secondary" disabled={isBusy} onPress={() => onGoOn(days)}>
          {messages.goOn({ day })}
        </Button>
      </div>
    </>
  );
}

const isSame = (a: DayRange, b: DayRange): boolean =>
  asUtc(a.from) === asUtc(b.from) && asUtc(a.to) === asUtc(b.to);
