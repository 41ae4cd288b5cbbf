import { formatMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import type { IconName } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Outcome, reclaimCode } from '../../customer-display/payment/outcome-layout.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import { EndsSoon } from './ends-soon.tsx';
import * as styles from './end.module.css';
import { OrderNumber } from './order-number.tsx';

type Why = StageProps<'not-paid'>['stage']['why'];

const ICONS: Readonly<Record<Why, IconName>> = {
  underpaid: 'partial',
  expired: 'clock',
  cancelled: 'cross',
  invalid: 'stop',
  'amount-differs': 'warning',
  'no-code': 'info',
};

/** Says what happened, and what a shopper does now: try again where that is safe, or else ask at the counter. */
export function NotPaid({ stage }: StageProps<'not-paid'>) {
  const all = useMessages();
  const { kiosk: messages, customerDisplay, outcomes } = all;
  const { visit, store, commands, ask } = useShopper();
  const { why, number, bill, shortfall, reclaimUrl, mayPayAgain = false, until } = stage;
  const said = customerDisplay.notPaid[why];
  const money = (amount: typeof bill.amount) => <bdi>{formatMoney(amount, store.locale)}</bdi>;
  return (
    <Step
      before={mayPayAgain ? <EndsSoon until={until} /> : undefined}
      after={
        mayPayAgain ? (
          <Button kind="primary" onPress={() => void ask(() => commands['kiosk.payAgain']({ visit }))}>
            {messages.payAgain}
          </Button>
        ) : (
          <EndsSoon until={until} primary />
        )
      }
    >
      <Outcome
        icon={ICONS[why]}
        title={why === 'no-code' ? messages.noCode : outcomes[why].title}
        {...(reclaimUrl !== undefined && {
          code: reclaimCode(all, reclaimUrl, 'reclaim' in said ? said.reclaim : undefined),
        })}
      >
        <p className={styles.endText}>{messages.notPaid[why]}</p>
        {shortfall && (
          <p className={styles.endText}>
            {customerDisplay.sent} {money(shortfall.sent)}, {customerDisplay.missing}{' '}
            {money(shortfall.missing)}
          </p>
        )}
        <p className={styles.endText}>
          <strong>{mayPayAgain ? messages.todoAgain : messages.todoCounter}</strong>
        </p>
        {!mayPayAgain && <OrderNumber number={number} />}
      </Outcome>
    </Step>
  );
}
