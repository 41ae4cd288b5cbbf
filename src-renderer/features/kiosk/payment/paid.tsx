import { formatMoney } from '../../../../shared/money/money.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Outcome, reclaimCode } from '../../customer-display/payment/outcome-layout.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import { EndsSoon } from './ends-soon.tsx';
import { OrderNumber } from './order-number.tsx';
import * as styles from './end.module.css';
import { Receipt } from './receipt.tsx';

/** Paid: shows the number by which the goods are called out, and offers a receipt on the phone or from the printer. */
export function Paid({ stage }: StageProps<'paid'>) {
  const all = useMessages();
  const { kiosk: messages, outcomes, customerDisplay } = all;
  const { store } = useShopper();
  const { number, bill, reclaimUrl, receiptUrl, until } = stage;
  const isOver = reclaimUrl !== undefined;
  const receiptCode = receiptUrl !== undefined && {
    code: { title: messages.receipt, label: messages.receiptQr, url: receiptUrl, text: messages.receiptHint },
  };
  return (
    <Step before={<Receipt stage={stage} />} after={<EndsSoon until={until} primary />}>
      <Outcome
        icon={isOver ? 'check-plus' : 'check'}
        title={isOver ? outcomes.overpaid.title : outcomes.completed.title}
        {...(isOver ? { code: reclaimCode(all, reclaimUrl, customerDisplay.overpaid) } : receiptCode)}
      >
        <OrderNumber number={number} />
        <p className={styles.endText}>{isOver ? messages.overpaidText : messages.paidText}</p>
        <p className={styles.endAmount}>
          <bdi>{formatMoney(bill.amount, store.locale)}</bdi>
        </p>
      </Outcome>
    </Step>
  );
}
