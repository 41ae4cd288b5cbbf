import { useState } from 'react';
import { formatCount } from '../../../../shared/text/figures.ts';
import { isolated, visible } from '../../../../shared/text/bidi.ts';
import { aboutPayment } from '../../../../shared/view/day-lines.ts';
import type {
  Difference,
  DifferenceKind,
  PaymentOnDay,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { signedAmount } from '../../../../shared/money/signed-amount.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './day.module.css';

/** Rows that are shown before somebody asks for more. */
const FIRST_ROWS = 5;

/** Why the page of a payment cannot be opened; `none` where no payment was found. */
export type Unopened = Failure | 'none';

interface DifferenceGroupProps {
  readonly kind: DifferenceKind;
  readonly differences: readonly Difference[];
  /** The sum of all its differences, in minor units. */
  readonly minor: number;
  readonly currency: string;
  readonly terminal: TerminalView;
  /** Resolves to nothing once the payment's page is open. */
  readonly onOpen: (payment: PaymentOnDay) => Promise<Unopened | undefined>;
}

/** One kind of difference: its meaning, what to do, and its payments or payouts. */
export function DifferenceGroup(props: DifferenceGroupProps) {
  const { kind, differences, minor, currency, terminal, onOpen } = props;
  const messages = useMessages();
  const [all, setAll] = useState(false);
  const [unopened, setUnopened] = useState<Unopened>();
  const open = async (payment: PaymentOnDay) => {
    setUnopened(undefined);
    setUnopened(await onOpen(payment));
  };
  const { day, salesReport, payments: paymentTexts } = messages;
  const signed = (value: number) => signedAmount({ minor: value, currency }, terminal.locale);
  const writing = { messages, language: messages.language, terminal, currency };
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
      {unopened === 'none' && <Banner kind="warning" alert title={paymentTexts.none} />}
      {unopened !== undefined && unopened !== 'none' && <OfficeFailure failure={unopened} />}
      <VirtualList label={day.kinds[kind].name} items={payments} keyOf={keyOf}>
        {({ payment, minor: own }, tabIndex) => (
          <ListButton tabIndex={tabIndex} onPress={() => void open(payment)}>
            <span className={styles.difference}>
              <span>
                <bdi>{payment.reference ?? visible(payment.trackingId ?? '')}</bdi>
              </span>
              <bdi>{signed(own)}</bdi>
              <span data-part="about">{aboutPayment(payment, writing)}</span>
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
