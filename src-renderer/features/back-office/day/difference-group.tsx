import { useState } from 'react';
import { formatCount } from '../../../../shared/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { isolated, visible } from '../../../../shared/text/bidi.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import type {
  Difference,
  DifferenceKind,
  PaymentOnDay,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { paymentBadge } from '../payments/payment-badge.ts';
import { signedAmount } from './signed-amount.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './day.module.css';

/** More are shown when somebody asks for them. */
const FIRST_ROWS = 5;

interface DifferenceGroupProps {
  readonly kind: DifferenceKind;
  readonly differences: readonly Difference[];
  readonly currency: string;
  readonly terminal: TerminalView;
  readonly onOpen: (payment: PaymentOnDay) => Promise<void>;
}

/** One kind of difference: what it means, what to do, and each payment or payout with it. */
export function DifferenceGroup({ kind, differences, currency, terminal, onOpen }: DifferenceGroupProps) {
  const messages = useMessages();
  const [all, setAll] = useState(false);
  const { day, salesReport, payments: paymentTexts } = messages;
  const minor = differences.reduce((sum, difference) => sum + difference.minor, 0);
  const signed = (value: number) => signedAmount({ minor: value, currency }, terminal.locale);
  const shown = all ? differences : differences.slice(0, FIRST_ROWS);
  const payments = shown.flatMap(({ payment, minor: own }) => (payment ? [{ payment, minor: own }] : []));
  const payouts = shown.filter(({ payment }) => payment === undefined);
  return (
    <section className={cardStyles.card} data-part="card">
      <div className={styles.differenceHead}>
        <h2>
          {day.kinds[kind].name} <small>{formatCount(differences.length, terminal.locale)}</small>
        </h2>
        <bdi>{signed(minor)}</bdi>
      </div>
      <p>{day.kinds[kind].text}</p>
      <VirtualList label={day.kinds[kind].name} items={payments} keyOf={keyOf}>
        {({ payment, minor: own }, tabIndex) => (
          <ListButton tabIndex={tabIndex} onPress={() => void onOpen(payment)}>
            <span className={styles.difference}>
              <span>
                <bdi>{payment.reference ?? visible(payment.trackingId ?? '')}</bdi>
              </span>
              <bdi>{signed(own)}</bdi>
              <span data-part="about">{aboutOf(payment, { messages, currency, terminal })}</span>
            </span>
          </ListButton>
        )}
      </VirtualList>
      {payouts.length > 0 && (
        <ul>
          {payouts.map(({ settlementId = '', batchId, minor: own }) => (
            <li key={batchId ?? settlementId} className={styles.difference}>
              <span>
                {batchId === undefined
                  ? day.payout({ id: visible(settlementId) })
                  : `${paymentTexts.facts.batch} ${isolated(batchId)}`}
              </span>
              <bdi>{signed(own)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {shown.length < differences.length && (
        <div>
          <Button kind="quiet" onPress={() => setAll(true)}>
            {salesReport.showAll({ count: differences.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

const keyOf = ({ payment: { trackingId, saleId, at, reference } }: { readonly payment: PaymentOnDay }) =>
  [trackingId, saleId, at, reference].join(' ');

interface About {
  readonly messages: Messages;
  readonly currency: string;
  readonly terminal: TerminalView;
}

function aboutOf({ at, number, till, service, terminalName }: PaymentOnDay, about: About): string {
  const { messages, currency, terminal } = about;
  const { day, shiftReport, findPayment, language } = messages;
  const amount = (minor: number | undefined) =>
    minor === undefined ? [] : [isolated(formatMoney({ minor, currency }, terminal.locale))];
  const atService = service && [
    paymentBadge({ payment: { status: readStatus(service.status) } }, messages).label,
    ...amount(service.paidMinor ?? service.requestedMinor),
  ];
  const atTill = till && [shiftReport.standings[till.standing], ...amount(till.askedMinor)];
  return [
    dayAndTime(at, language, terminal),
    ...(number === undefined ? [] : [findPayment.sale({ number })]),
    ...(terminalName === undefined ? [] : [terminalName]),
    ...(atTill ? [day.atTill({ status: atTill.join(' ') })] : []),
    ...(atService ? [day.atService({ status: atService.join(' ') })] : []),
  ].join(' · ');
}
