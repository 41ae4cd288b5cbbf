import { dayAndTime } from '../../../../shared/time/moment.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { differenceGroups } from '../../../../shared/view/day-lines.ts';
import { agreementText } from '../../../../shared/view/day-unchecked.ts';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type {
  DaysExplained,
  EarlierComparison,
  PaymentOnDay,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { DayCopy } from './day-copy.tsx';
import { DayStatement } from './day-statement.tsx';
import { DayUnchecked } from './day-unchecked.tsx';
import { EarlierComparisons } from './earlier-comparisons.tsx';
import { DifferenceGroup, type Unopened } from './difference-group.tsx';
import { PayoutCard } from './payout-card.tsx';
import * as styles from './day.module.css';

interface DayExplainedProps {
  readonly explained: DaysExplained;
  readonly terminal: TerminalView;
  /** Whether it was read from a copy of an earlier comparison. */
  readonly isCopy?: boolean;
  readonly onOpen: (payment: PaymentOnDay, scope: HistoryScope) => Promise<Unopened | undefined>;
  /** Missing where the page was opened from the settlement. */
  readonly onSettlement: ((settlementId: string) => void) | undefined;
  /** Missing in a copy. */
  readonly onCopy?: (earlier: EarlierComparison) => void;
}

/** The result of a comparison: the statement, the differences by kind, and the payouts. */
export function DayExplained(props: DayExplainedProps) {
  const { explained, terminal, isCopy = false, onOpen, onSettlement, onCopy } = props;
  const messages = useMessages();
  const { day, salesReport, language } = messages;
  const { currency, payouts, unchecked, unexplainedMinor, madeAt } = explained;
  const amount = (minor: number) => formatMoney({ minor, currency }, terminal.locale);
  const { scope = 'terminal' } = explained;
  const groups = differenceGroups(explained);
  const zone = zoneNote(explained, isCopy, day);
  return (
    <div className={styles.dayExplained}>
      {unexplainedMinor > 0 && (
        <Banner kind="fault" alert title={day.isUnexplained({ amount: amount(unexplainedMinor) })}>
          <p>{day.isUnexplainedText}</p>
        </Banner>
      )}
      <DayUnchecked unchecked={unchecked} />
      <DayStatement explained={explained} terminal={terminal} />
      <p className={styles.dayNote} role="status">
        {agreementText(explained, messages)} {salesReport.asOf} {dayAndTime(madeAt, language, terminal)}
        {zone !== undefined && ` · ${zone}`}
      </p>
      {!isCopy && <DayCopy key={madeAt} explained={explained} />}
      {groups.map((group) => (
        <DifferenceGroup
          key={group.kind}
          {...group}
          currency={currency}
          terminal={terminal}
          onOpen={(payment) => onOpen(payment, scope)}
        />
      ))}
      {payouts.map((payout) => (
        <PayoutCard
          key={payout.settlementId}
          payout={payout}
          currency={currency}
          terminal={terminal}
          isAlone={explained.settlementId !== undefined}
          isCopy={isCopy}
          onOpen={onSettlement && (() => onSettlement(payout.settlementId))}
        />
      ))}
      {onCopy && <EarlierComparisons explained={explained} terminal={terminal} onOpen={onCopy} />}
    </div>
  );
}

/** Which days these are, where it does not follow from the store's settings of today. */
function zoneNote(
  { zone, isComputersZone }: DaysExplained,
  isCopy: boolean,
  { computersZone, copyZone }: Messages['day'],
): string | undefined {
  if (zone === undefined) return undefined;
  if (isCopy) return copyZone({ zone });
  return isComputersZone ? computersZone({ zone }) : undefined;
}
