import { useState } from 'react';
import type { PaymentRow } from '../../../../shared/contract/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/moment.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { tenderView } from '../../../../shared/tender-labels.ts';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { PastSalePage } from '../../history/past-sale-page.tsx';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import { differingBadge, paymentBadge } from './payment-badge.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './payment-page.module.css';

interface PaymentPageProps {
  readonly row: PaymentRow;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
  readonly onSale: () => void;
}

/** One payment, as both sides know it. */
export function PaymentPage({ row, terminal, onBack, onSale }: PaymentPageProps) {
  const messages = useMessages();
  const [saleShown, setSaleShown] = useState(false);
  const { payments } = messages;
  const { sale, payment, knownBy } = row;
  if (saleShown && sale) {
    const toPayment = () => setSaleShown(false);
    return <PastSalePage saleId={sale.id} terminal={terminal} onBack={toPayment} onLeave={onSale} />;
  }
  const amount = sale?.amount ?? payment?.requested;
  const differing = differingBadge(row, messages);
  return (
    <Page title={sale?.reference ?? payment?.reference ?? payments.title} onBack={onBack}>
      <div className={styles.paymentHead}>
        <SaleState {...paymentBadge(row, messages)} />
        {amount !== undefined && <span>{formatMoney(amount, terminal.locale)}</span>}
      </div>
      {knownBy !== 'both' && <p>{payments.knownBy[knownBy]}</p>}
      {differing && <p>{payments.tillSays({ status: differing.label })}</p>}
      {sale && (
        <div>
          <Button kind="secondary" icon="paper" onPress={() => setSaleShown(true)}>
            {payments.openSale}
          </Button>
        </div>
      )}
      <section className={cardStyles.card} data-part="card">
        <Facts facts={factsOf(row, terminal, messages)} />
      </section>
    </Page>
  );
}

function factsOf({ payment, sale, at }: PaymentRow, terminal: TerminalView, messages: Messages) {
  const { payments, language } = messages;
  const { facts } = payments;
  const time = (moment: number | undefined) => moment && dayAndTime(moment, language, terminal);
  const { requested, paid, terminalName, locationName, merchantName, batchId, batchStatus } = payment ?? {};
  const given: readonly (readonly [string, string | undefined | 0])[] = [
    [facts.reference, sale?.reference ?? payment?.reference],
    [facts.sale, sale && `#${sale.number}`],
    [payments.cashier, sale?.cashier],
    [facts.code, payment?.paymentCode],
    [facts.till, [terminalName, locationName, merchantName].filter(Boolean).join(', ')],
    [facts.requested, requested && formatMoney(requested, terminal.locale)],
    [facts.paid, paid && formatMoney(paid, terminal.locale)],
    [payments.tender, payment?.tender && tenderView(payment.tender).label],
    [facts.sender, payment?.senderAddress],
    [facts.created, time(payment?.createdAt ?? at)],
    [facts.updated, time(payment?.updatedAt)],
    [facts.batch, [batchId, batchStatus, payment?.batchPeriod].filter(Boolean).join(' · ')],
    [facts.settlement, payment?.settlementId],
    [facts.trackingId, payment?.trackingId],
  ];
  return given.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
