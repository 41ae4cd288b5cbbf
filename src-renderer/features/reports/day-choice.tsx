import type { DayRange } from '../../../shared/reports/sales-report.ts';
import { DayField } from '../../components/form/day-field.tsx';
import { FieldFault } from '../../components/form/field.tsx';
import { RadioGroup } from '../../components/form/radio-group.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { daysTyped, SPANS, type ChosenDays } from './report-days.ts';
import * as styles from './day-choice.module.css';

interface DayChoiceProps {
  /** How days are written. */
  readonly locale: string;
  readonly choice: ChosenDays;
  /** So many at once. */
  readonly mostDays: number;
  readonly onChoose: (choice: ChosenDays) => void;
}

/** Which days a report is of. */
export function DayChoice({ locale, choice, mostDays, onChoose }: DayChoiceProps) {
  const { salesReport: messages, findPayment } = useMessages();
  const typed = daysTyped(choice.from, choice.to, mostDays);
  return (
    <div className={styles.dayChoice}>
      <RadioGroup
        layout="chips"
        title={messages.days}
        options={SPANS.map((value) => ({ value, name: messages.spans[value] }))}
        value={choice.span}
        onChoose={(span) => onChoose({ ...choice, span })}
      />
      {choice.span === 'chosen' && (
        <>
          <DayField
            locale={locale}
            label={findPayment.from}
            value={choice.from}
            onChange={(from) => onChoose({ ...choice, from })}
          />
          <DayField
            locale={locale}
            label={findPayment.to}
            value={choice.to}
            onChange={(to) => onChoose({ ...choice, to })}
          />
          <FieldFault>
            {faultOf(typed, messages.tooLong({ days: mostDays }), findPayment.wrongDates)}
          </FieldFault>
        </>
      )}
    </div>
  );
}

function faultOf(
  typed: DayRange | 'wrong-order' | 'too-long' | undefined,
  tooLong: string,
  wrongOrder: string,
): string | undefined {
  if (typed === 'too-long') return tooLong;
  return typed === 'wrong-order' ? wrongOrder : undefined;
}
