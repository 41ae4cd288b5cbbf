import { useState, type ReactNode } from 'react';
import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatServiceAmount } from '../../../../shared/money/service-amount.ts';
import { saysPaid } from '../../../../shared/payment/payment-status.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { amountsOfPayments, CurrencyNote } from '../currency-note.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { PageHelp } from './page-help/page-help.tsx';
import { PastSaleActions } from '../../history/past-sale-actions.tsx';
import { Alerts } from '../../payment/alerts/alerts.tsx';
import { StateAndAmount } from '../../payment/open-sales/state-and-amount.tsx';
import { differingBadge, paymentBadge } from './payment-badge.ts';
import { paymentFacts, timeToPay } from './story/payment-facts.ts';
import { PayoutProgress } from './story/payout-progress.tsx';
import { StoryNote } from './story/story-note.tsx';
import { storyLines } from './story/story-lines.ts';
import { StoryTimeline } from './story/story-timeline.tsx';
import { knownPayment, type KnownPayment } from './story/known-payment.ts';
import { usePaymentStory } from './story/use-payment-story.ts';
import { useTender } from './story/use-tender.ts';
import { whatToDo } from './story/what-to-do.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './payment-page.module.css';

/** The page of a settlement. It is passed in, because settlements import payments. */
export type SettlementPageOf = (id: string, onBack: () => void) => ReactNode;

interface PaymentPageProps {
  readonly row: PaymentRow;
  readonly terminal: TerminalView;
  /** Missing where the page was opened from the settlement. */
  readonly settlementPage?: SettlementPageOf;
  /** Searches all payments of a customer; missing where the page was not opened from a search. */
  readonly onCustomer?: (customerId: string) => void;
  readonly onBack: () => void;
  readonly onSale: () => void;
}

/** One payment: what to do now, what both sides know, and its history. */
export function PaymentPage(props: PaymentPageProps) {
  const { row, terminal, settlementPage, onCustomer, onBack, onSale } = props;
  const messages = useMessages();
  const [settlementId, setSettlementId] = useState<string>();
  const [isHelping, setIsHelping] = useState(false);
  const { story, failure, asking, again } = usePaymentStory(row);
  const known = knownPayment(row, story);
  const { sale, payment, past } = known;
  const tender = useTender(story ? tenderWanted(known) : undefined);
  if (settlementId !== undefined && settlementPage) {
    return settlementPage(settlementId, () => setSettlementId(undefined));
  }
  if (isHelping && sale) return <PageHelp sale={sale} onBack={() => setIsHelping(false)} />;
  const amount = sale?.amount ?? payment?.requested;
  const customerId = payment?.customerId;
  const differing = differingBadge(known, messages);
  const todo = sentenceOf(known, terminal);
  const { ahead, lines } = inTime(known, terminal, messages);
  return (
    <Page title={sale?.reference ?? payment?.reference ?? messages.payments.title} onBack={onBack}>
      <StateAndAmount
        badge={paymentBadge(known, messages)}
        amount={amount && formatServiceAmount(amount, terminal.locale)}
      />
      {differing && <p>{messages.payments.tillSays({ status: differing.label })}</p>}
      {past && <Alerts alerts={past.alerts} terminal={terminal} />}
      <section className={styles.paymentTodo}>
        <h2>{messages.outcome.todo}</h2>
        <p role="status">{asking ? messages.story.asking : todoOf(todo, messages)}</p>
        {!asking && todo === 'completed' && <small>{messages.story.giveBack}</small>}
      </section>
      {failure && <OfficeFailure failure={failure} onAgain={again} />}
      {sale && (
        <PastSaleActions sale={sale} terminal={terminal} isCompleted={isCompleted(known)} onLeave={onSale} />
      )}
      {sale?.stage.name === 'waiting' && (
        <div>
          <Button kind="secondary" onPress={() => setIsHelping(true)}>
            {messages.pageHelp.open}
          </Button>
        </div>
      )}
      {!asking && (!terminal.backOfficeOnly || story?.service.state === 'failed') && (
        <StoryNote known={known} service={story?.service} onAgain={again} />
      )}
      <div className={styles.paymentHalves}>
        <div>
          <section className={cardStyles.card} data-part="card">
            <Facts facts={[...paymentFacts(known, tender, terminal, messages), ...ahead]} />
            <CurrencyNote amounts={amountsOfPayments([payment])} />
            {onCustomer && customerId !== undefined && (
              <Button kind="secondary" onPress={() => onCustomer(customerId)}>
                {messages.payments.ofCustomer}
              </Button>
            )}
          </section>
          <PayoutProgress
            payment={payment}
            terminal={terminal}
            onSettlement={settlementPage && setSettlementId}
          />
        </div>
        {lines.length > 0 && <StoryTimeline lines={lines} terminal={terminal} />}
      </div>
    </Page>
  );
}

/** What is still ahead, and what has happened. */
function inTime(known: KnownPayment, terminal: TerminalView, messages: Messages) {
  const now = Date.now();
  return {
    ahead: timeToPay(known, now, terminal, messages),
    lines: storyLines(known, { locale: terminal.locale, messages, now }),
  };
}

function sentenceOf(known: KnownPayment, { timeZone, backOfficeOnly }: TerminalView) {
  const zone = timeZone !== undefined && { timeZone };
  return whatToDo(known, { now: Date.now(), officeOnly: backOfficeOnly === true, ...zone });
}

function todoOf(
  sentence: ReturnType<typeof sentenceOf>,
  { story, outcomes, menu, backOffice }: Messages,
): string {
  if (sentence === 'amountDiffers') return outcomes['amount-differs'].todo;
  if (sentence !== 'recordDamaged') return story.now[sentence];
  const names = { office: menu.entries['back-office'].name, page: backOffice.entries['this-till'].name };
  return story.now.recordDamaged(names);
}

/** Whether the service says that the sale is paid, and of none of its payments that money is left to reclaim. */
function isCompleted({ payments }: KnownPayment): boolean {
  const outcomes = payments.map(({ status }) => (status?.kind === 'final' ? status.outcome : undefined));
  return outcomes.includes('completed') && outcomes.every((one) => one === 'completed' || one === 'expired');
}

/** The tracking id of a paid payment whose tender is unknown on both sides. */
function tenderWanted({ payment, past }: KnownPayment): string | undefined {
  if (payment?.status === undefined || !saysPaid(payment.status) || payment.tender !== undefined)
    return undefined;
  return past?.history.some(({ name }) => name === 'tender') ? undefined : payment.trackingId;
}
