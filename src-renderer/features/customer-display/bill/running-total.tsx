import type { Bill } from '../../../../shared/contract/customer-display.ts';
import { useWords } from '../../../messages/use-messages.ts';
import { BillLines, hasLines } from './bill-lines.tsx';
import * as styles from './running-total.module.css';
import { Total } from './total.tsx';

/** The amount while it is rung up. */
export function Counting({ bill, locale }: { readonly bill: Bill; readonly locale: string }) {
  const { customerDisplay: words } = useWords();
  return (
    <div className={styles.counting}>
      {hasLines(bill) && <BillLines bill={bill} locale={locale} />}
      <Total name={words.total} amount={bill.amount} locale={locale} />
    </div>
  );
}
