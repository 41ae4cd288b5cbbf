import type { ReactNode } from 'react';
import { OpenSales } from '../open-sales/open-sales.tsx';
import * as styles from './payment-layout.module.css';

interface PaymentLayoutProps {
  /** The code or its placeholder. Without it, the text takes the space. */
  readonly square?: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The layout of the payment screens, the same before and after the code arrives, so that nothing jumps. */
export function PaymentLayout({ square, children, actions }: PaymentLayoutProps) {
  return (
    <div className={styles.payment}>
      {square && <div className={styles.paymentSquare}>{square}</div>}
      <div className={styles.paymentSide}>
        <div className={styles.paymentText} data-part="payment-text">
          {children}
        </div>
        <div className={styles.paymentActions}>{actions}</div>
        <OpenSales />
      </div>
    </div>
  );
}
