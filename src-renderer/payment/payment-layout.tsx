import type { ReactNode } from 'react';
import { OpenSales } from '../open-sales/open-sales.tsx';
import './payment-layout.css';

interface PaymentLayoutProps {
  /** The square that holds the code, or its place while one is on its way. Without one, the words take its room. */
  readonly square?: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** One layout before and after the code arrives, so that nothing jumps. */
export function PaymentLayout({ square, children, actions }: PaymentLayoutProps) {
  return (
    <div className="payment">
      {square && <div className="payment-square">{square}</div>}
      <div className="payment-side">
        <div className="payment-text">{children}</div>
        <div className="payment-actions">{actions}</div>
        <OpenSales />
      </div>
    </div>
  );
}
