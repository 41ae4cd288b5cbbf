import type { Bill, BillTax } from '../../../../shared/contract/customer-display.ts';
import { rateLabel } from '../../../../shared/text/figures.ts';
import { formatMoney, type Money } from '../../../../shared/money/money.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './bill-lines.module.css';

/** What an amount is made of. */
export function BillLines({ bill, locale }: { readonly bill: Bill; readonly locale: string }) {
  const { customerDisplay: messages } = useMessages();
  const { amount, lines, moreLines, discount, tax, tip } = bill;
  const money = (value: Money) => formatMoney(value, locale);
  const added = tax?.mode === 'exclusive' ? tax.amount.minor : 0;
  const goods = amount.minor - added - (tip?.minor ?? 0) + (discount?.minor ?? 0);
  return (
    <ul className={styles.billLines} data-part="bill-lines">
      {moreLines > 0 && <li className={styles.billMore}>{messages.moreLines({ count: moreLines })}</li>}
      {lines.map(({ name, quantity, total }, place) => (
        <li key={place}>
          {quantity > 1 && <b>{messages.quantity({ quantity })}</b>}{' '}
          <span dir="auto" data-may-shorten>
            {name}
          </span>{' '}
          <bdi>{money(total)}</bdi>
        </li>
      ))}
      {lines.length === 0 && <Row name={messages.amount} value={money({ ...amount, minor: goods })} />}
      {discount && <Row name={messages.discount} value={money({ ...discount, minor: -discount.minor })} />}
      {tax && <Tax tax={tax} locale={locale} />}
      {tip && <Row name={messages.tip} value={money(tip)} />}
    </ul>
  );
}

/** Whether there is more to say than the amount itself. */
export function hasLines({ lines, discount, tip }: Bill): boolean {
  return lines.length > 0 || discount !== undefined || tip !== undefined;
}

function Tax({ tax, locale }: { readonly tax: BillTax; readonly locale: string }) {
  const { customerDisplay: messages } = useMessages();
  const name = tax.rate && rateLabel(tax.rate, locale);
  const isIncluded = tax.mode === 'inclusive';
  const all = isIncluded ? messages.taxesIncluded : messages.tax;
  const one = name !== undefined && isIncluded ? messages.taxIncluded({ name }) : name;
  return <Row name={one ?? all} value={formatMoney(tax.amount, locale)} />;
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <li>
      <span data-may-shorten>{name}</span>
      <bdi>{value}</bdi>
    </li>
  );
}
