import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icon/icon.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { PaymentHost } from '../../../components/text/payment-address.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import * as styles from './outcome.module.css';

/** A code to scan after the end: what it leads to is the payment's hosted page. */
export interface OutcomeCode {
  readonly title: string;
  readonly label: string;
  readonly url: string;
  readonly text: string;
}

interface OutcomeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly code?: OutcomeCode;
  readonly children: ReactNode;
}

/** How a payment ended, as its payer sees it: words and amounts, beside a code where there is one. */
export function Outcome({ icon, title, code, children }: OutcomeProps) {
  const { customerDisplay: messages } = useMessages();
  return (
    <div className={styles.outcome}>
      <div className={styles.outcomeText}>
        <Icon name={icon} />
        <ScreenTitle>{title}</ScreenTitle>
        {children}
      </div>
      {code !== undefined && (
        <div className={styles.outcomeReclaim}>
          <h2>{code.title}</h2>
          <QrCode text={code.url} label={code.label} tooLong={messages.qrTooLong} />
          <p className={styles.outcomeHost}>
            <PaymentHost url={code.url} />
          </p>
          <p>{code.text}</p>
        </div>
      )}
    </div>
  );
}

/**
 * The code of the page where money that was sent is reclaimed. Without a text of its own, as where money came for a
 * cancelled payment, it says what it says of a rejected one.
 */
export function reclaimCode(
  { customerDisplay: messages }: Messages,
  url: string,
  text: string = messages.notPaid.invalid.reclaim,
): OutcomeCode {
  return { title: messages.reclaimTitle, label: messages.reclaimQr, url, text };
}
