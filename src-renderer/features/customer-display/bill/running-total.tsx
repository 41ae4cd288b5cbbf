import type { Bill } from '../../../../shared/contract/customer-display.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { BillLines, hasLines } from './bill-lines.tsx';
import * as styles from './running-total.module.css';
import { Total } from './total.tsx';

/** The amount while it is rung up. */
export function RunningTotal({ bill, locale }: { readonly bill: Bill; readonly locale: string }) {
  const { customerDisplay: messages } = useMessages();
  return (
    <div className={styles.runningTotal}>
      {hasLines(bill) && <BillLines bill={bill} locale={locale} />}
      <Total name={messages.total} amount={bill.amount} locale={locale} />
    </div>
  );
}
