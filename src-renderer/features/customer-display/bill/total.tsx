import { formatMoney, type Money } from '../../../../shared/money/money.ts';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import * as styles from './total.module.css';

interface TotalProps {
  readonly name: string;
  readonly amount: Money;
  readonly locale: string;
}

/** An amount with its name, as large as the screen allows. */
export function Total({ name, amount, locale }: TotalProps) {
  return (
    <div className={styles.total} data-part="total">
      <p>{name}</p>
      <FittedText text={formatMoney(amount, locale)} />
    </div>
  );
}
