import type { CustomerStage } from '../../../../shared/contract/customer-display.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Outcome, reclaimCode } from './outcome-layout.tsx';
import * as styles from './outcome.module.css';

interface EndProps<N extends CustomerStage['name']> {
  readonly stage: Extract<CustomerStage, { readonly name: N }>;
  readonly locale: string;
}

export function Paid({ stage, locale }: EndProps<'paid'>) {
  const all = useMessages();
  const messages = all.customerDisplay;
  const { amount, reclaimUrl } = stage;
  return (
    <Outcome
      icon="check"
      title={messages.paid}
      {...(reclaimUrl !== undefined && { code: reclaimCode(all, reclaimUrl, messages.overpaid) })}
    >
      <FittedText text={formatMoney(amount, locale)} />
      <p className={styles.outcomeDetail}>{messages.thanks}</p>
    </Outcome>
  );
}

/** What to do comes first; what happened second. Never how the till, the service or anybody failed. */
export function NotPaid({ stage, locale }: EndProps<'not-paid'>) {
  const all = useMessages();
  const messages = all.customerDisplay;
  const { why, amount, shortfall, reclaimUrl } = stage;
  const said = messages.notPaid[why];
  const reclaim = 'reclaim' in said ? said.reclaim : undefined;
  return (
    <Outcome
      icon="speech"
      title={messages.speak}
      {...(reclaimUrl !== undefined && { code: reclaimCode(all, reclaimUrl, reclaim) })}
    >
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
