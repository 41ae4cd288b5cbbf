import type { ReactNode } from 'react';
import type { CustomerStage } from '../../../../shared/contract/customer-display.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { Icon, type IconName } from '../../../components/icon/icon.tsx';
import { PaymentHost } from '../../../components/text/payment-address.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './outcome.module.css';

interface EndProps<N extends CustomerStage['name']> {
  readonly stage: Extract<CustomerStage, { readonly name: N }>;
  readonly locale: string;
}

export function Paid({ stage, locale }: EndProps<'paid'>) {
  const { customerDisplay: messages } = useMessages();
  const { amount, reclaimUrl } = stage;
  return (
    <Outcome icon="check" title={messages.paid} reclaimUrl={reclaimUrl} reclaimText={messages.overpaid}>
      <FittedText text={formatMoney(amount, locale)} />
      <p className={styles.outcomeDetail}>{messages.thanks}</p>
    </Outcome>
  );
}

/** What to do comes first; what happened second. Never how the till, the service or anybody failed. */
export function NotPaid({ stage, locale }: EndProps<'not-paid'>) {
  const { customerDisplay: messages } = useMessages();
  const { why, amount, shortfall, reclaimUrl } = stage;
  const said = messages.notPaid[why];
  const reclaim = 'reclaim' in said ? said.reclaim : undefined;
  return (
    <Outcome icon="speech" title={messages.speak} reclaimUrl={reclaimUrl} reclaimText={reclaim}>
      <p className={styles.outcomeDetail}>{said.text}</p>
      {shortfall ? (
        <dl className={styles.outcomeAmounts}>
          {[
            { name: messages.toPay, money: amount },
            { name: messages.sent, money: shortfall.sent },
            { name: messages.missing, money: shortfall.missing },
          ].map(({ name, money }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(money, locale)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <FittedText text={formatMoney(amount, locale)} />
      )}
    </Outcome>
  );
}

interface OutcomeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly reclaimUrl: string | undefined;
  readonly reclaimText: string | undefined;
  readonly children: ReactNode;
}

function Outcome({ icon, title, reclaimUrl, reclaimText, children }: OutcomeProps) {
  const { customerDisplay: messages } = useMessages();
  return (
    <div className={styles.outcome}>
      <div className={styles.outcomeText}>
        <Icon name={icon} />
        <ScreenTitle>{title}</ScreenTitle>
        {children}
      </div>
      {reclaimUrl !== undefined && (
        <div className={styles.outcomeReclaim}>
          <h2>{messages.reclaimTitle}</h2>
          <QrCode text={reclaimUrl} label={messages.reclaimQr} tooLong={messages.qrTooLong} />
          <p className={styles.outcomeHost}>
            <PaymentHost url={reclaimUrl} />
          </p>
          <p>{reclaimText}</p>
        </div>
      )}
    </div>
  );
}
