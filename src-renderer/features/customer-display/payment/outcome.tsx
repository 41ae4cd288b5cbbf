import type { ReactNode } from 'react';
import type { CustomerStage } from '../../../../shared/contract/customer-display.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { Icon, type IconName } from '../../../components/icon/icon.tsx';
import { PaymentHost } from '../../../components/text/payment-address.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './outcome.module.css';

interface EndProps<N extends CustomerStage['name']> {
  readonly stage: Extract<CustomerStage, { readonly name: N }>;
  readonly locale: string;
}

export function Paid({ stage, locale }: EndProps<'paid'>) {
  const { customerDisplay: words } = useWords();
  const { amount, reclaimUrl } = stage;
  return (
    <Ending icon="check" title={words.paid} reclaimUrl={reclaimUrl} reclaimText={words.overpaid}>
      <FittedText text={formatMoney(amount, locale)} />
      <p className={styles.endingText}>{words.thanks}</p>
    </Ending>
  );
}

/** What to do comes first; what happened second. Never how the till, the service or anybody failed. */
export function NotPaid({ stage, locale }: EndProps<'not-paid'>) {
  const { customerDisplay: words } = useWords();
  const { why, amount, reclaimUrl } = stage;
  const said = words.notPaid[why];
  const reclaim = 'reclaim' in said ? said.reclaim : undefined;
  return (
    <Ending icon="speech" title={words.speak} reclaimUrl={reclaimUrl} reclaimText={reclaim}>
      <p className={styles.endingText}>{said.text}</p>
      <FittedText text={formatMoney(amount, locale)} />
    </Ending>
  );
}

interface EndingProps {
  readonly icon: IconName;
  readonly title: string;
  readonly reclaimUrl: string | undefined;
  readonly reclaimText: string | undefined;
  readonly children: ReactNode;
}

function Ending({ icon, title, reclaimUrl, reclaimText, children }: EndingProps) {
  const { customerDisplay: words } = useWords();
  return (
    <div className={styles.ending}>
      <div className={styles.endingWords}>
        <Icon name={icon} />
        <ScreenTitle>{title}</ScreenTitle>
        {children}
      </div>
      {reclaimUrl !== undefined && (
        <div className={styles.endingReclaim}>
          <QrCode text={reclaimUrl} label={words.reclaimQr} tooLong={words.qrTooLong} />
          <p className={styles.endingHost}>
            <PaymentHost url={reclaimUrl} />
          </p>
          <p>{reclaimText}</p>
        </div>
      )}
    </div>
  );
}
