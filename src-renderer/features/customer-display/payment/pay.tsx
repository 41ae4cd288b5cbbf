import type { ReactNode } from 'react';
import type { Bill, CustomerStore } from '../../../../shared/contract/customer-display.ts';
import { PaymentHost } from '../../../components/text/payment-address.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { BillLines, hasLines } from '../bill/bill-lines.tsx';
import * as styles from './pay.module.css';
import { Steps } from './steps.tsx';
import { Tenders } from './tenders.tsx';
import { Total } from '../bill/total.tsx';

interface PayProps {
  readonly title: string;
  /** Stands above the address where that is too long for a code. */
  readonly tooLong: string;
  readonly bill: Bill;
  readonly url: string;
  readonly store: CustomerStore;
  /** More about how to pay. */
  readonly children?: ReactNode;
}

/** The code, where it leads, and the exact amount. */
export function Pay({ title, tooLong, bill, url, store, children }: PayProps) {
  const { customerDisplay: messages } = useMessages();
  const { amount, discount, tip } = bill;
  // Tax was seen while the goods were rung up; here it is in the amount that tip and discount are told apart from.
  const extras: Bill = {
    amount,
    lines: [],
    moreLines: 0,
    ...(discount && { discount }),
    ...(tip && { tip }),
  };
  return (
    <div className={styles.pay}>
      <div className={styles.payCode}>
        <QrCode text={url} label={messages.qr} tooLong={tooLong} />
        <p className={styles.payHost}>
          <PaymentHost url={url} />
        </p>
      </div>
      <div className={styles.payText}>
        <ScreenTitle>{title}</ScreenTitle>
        {children}
        <Total name={messages.toPay} amount={bill.amount} locale={store.locale} />
        {hasLines(extras) && <BillLines bill={extras} locale={store.locale} />}
        <p className={styles.payExact}>{messages.exact}</p>
        <Tenders tenders={store.tenders} />
        <Steps seen={false} />
      </div>
    </div>
  );
}
