import type { PastSale } from '../../../shared/contract/past-sales.ts';
import type { SaleStage, SaleView } from '../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../shared/time/moment.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { isPaid } from '../../../shared/payment/payment-status.ts';
import { Alerts } from '../payment/alerts/alerts.tsx';
import { saleBadge } from '../payment/open-sales/sale-badge.ts';
import { StateAndAmount } from '../payment/open-sales/state-and-amount.tsx';
import { moneyMessages } from '../payment/outcome/money-messages.ts';
import { Facts, type Fact } from '../../components/text/facts.tsx';
import { useMessages, type Messages } from '../../messages/use-messages.ts';
import * as styles from './past-sale-detail.module.css';
import { PastSaleActions } from './past-sale-actions.tsx';
import { SaleHistory } from './sale-history.tsx';

interface PastSaleDetailProps {
  readonly past: PastSale;
  readonly terminal: TerminalView;
  /** Missing where the record is only read: nothing is done with a sale of it. */
  readonly onLeave: (() => void) | undefined;
}

export function PastSaleDetail({ past: { sale, alerts, history }, terminal, onLeave }: PastSaleDetailProps) {
  const messages = useMessages();
  const { stage } = sale;
  const amount = formatMoney(sale.amount, terminal.locale);

  return (
    <div className={styles.pastSale}>
      <StateAndAmount badge={saleBadge(stage, messages)} amount={amount} />
      <p className={styles.pastSaleMeaning}>{meaningOf(sale, messages)}</p>
      {stage.name === 'final' && (
        <>
          <p className={styles.pastSaleMeaning}>
            <span>{messages.outcome.money}</span> {moneyMessages(stage, messages).money}
          </p>
          <p className={styles.pastSaleMeaning}>
            <span>{messages.outcome.todo}</span> {todoOf(stage, messages)}
          </p>
        </>
      )}
      {onLeave !== undefined && (
        <>
          <Alerts alerts={alerts} terminal={terminal} />
          <PastSaleActions sale={sale} terminal={terminal} onLeave={onLeave} />
        </>
      )}
      <Facts facts={factsOf(sale, terminal, messages)} />
      <SaleHistory history={history} amount={sale.amount} terminal={terminal} />
    </div>
  );
}

/** What became of the sale, in messages that stay true long after the payment. */
function meaningOf({ stage }: SaleView, { pastSale, notCreated, outcomes }: Messages): string {
  switch (stage.name) {
    case 'final':
      return outcomes[stage.outcome].happened;
    case 'not-created':
      return stage.recordDamaged ? notCreated.mayBePaid : pastSale.notCreated;
    default:
      return pastSale.stillOpen;
  }
}

/** Goods of a paid sale may have been handed over long ago: it must not say so again. */
function todoOf(stage: Extract<SaleStage, { name: 'final' }>, messages: Messages): string {
  const { todo } = moneyMessages(stage, messages);
  return isPaid(stage.outcome) ? todo : `${messages.outcomes[stage.outcome].verdict} ${todo}`;
}

function factsOf(
  { name, reference, startedAt, stage }: SaleView,
  terminal: TerminalView,
  { pastSale, language }: Messages,
): readonly Fact[] {
  const given: readonly (readonly [string, string | undefined])[] = [
    [pastSale.name, name],
    [pastSale.reference, reference],
    [pastSale.paymentCode, 'paymentCode' in stage ? stage.paymentCode : undefined],
    [pastSale.started, dayAndTime(startedAt, language, terminal)],
    [pastSale.ended, 'at' in stage ? dayAndTime(stage.at, language, terminal) : undefined],
    [pastSale.requested, 'requested' in stage ? stage.requested : undefined],
    [pastSale.received, 'received' in stage ? stage.received : undefined],
  ];
  return given.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
