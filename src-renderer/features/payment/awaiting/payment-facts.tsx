import { itemCount } from '../../../../shared/cart/item-count.ts';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { TenderView } from '../../../../shared/contract/views.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { foreign } from '../../../../shared/text/bidi.ts';
import { Facts, type Fact } from '../../../components/text/facts.tsx';
import { PaymentAddress } from '../../../components/text/payment-address.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './payment-facts.module.css';

interface PaymentFactsProps {
  readonly sale: Pick<SaleView, 'amount' | 'reference' | 'lineItems' | 'rebate'>;
  readonly terminal: TerminalView;
  readonly tenders: readonly TenderView[];
  /** The code's address, and the short code of its page, once there is a code. */
  readonly code: { readonly url: string; readonly paymentCode?: string } | undefined;
}

/** What is charged, and how it can be paid. */
export function PaymentFacts({ sale, terminal, tenders, code }: PaymentFactsProps) {
  const { awaiting: messages, cart, rebate: rebateMessages } = useMessages();
  const { amount, reference, lineItems, rebate } = sale;
  const facts: readonly Fact[] = [
    { name: messages.store, value: terminal.storeName },
    { name: messages.reference, value: reference },
    ...contents(),
    ...accepted(),
    ...rebateParts(),
    ...(code?.paymentCode === undefined ? [] : [{ name: messages.paymentCode, value: code.paymentCode }]),
  ];
  return (
    <>
      <div className={styles.paymentFacts}>
        <Facts facts={facts} />
      </div>
      {code && (
        <p className={styles.paymentAddress}>
          <span>{messages.address}</span> <PaymentAddress url={code.url} />
        </p>
      )}
    </>
  );

  function contents(): readonly Fact[] {
    if (lineItems === undefined) return [];
    const { discountMinor, tipMinor } = lineItems;
    const parts = [
      cart.items({ count: itemCount(lineItems) }),
      ...(discountMinor === undefined ? [] : [cart.discountOf({ amount: money(discountMinor) })]),
      ...(tipMinor === undefined ? [] : [cart.tipOf({ amount: money(tipMinor) })]),
    ];
    return [{ name: cart.contents, value: parts.join(' · ') }];
  }

  function accepted(): readonly Fact[] {
    if (tenders.length === 0) return [];
    const labels = tenders.map(({ label }) => foreign(label)).join(' · ');
    return [{ name: messages.accepted, value: labels, drops: true }];
  }

  function rebateParts(): readonly Fact[] {
    if (rebate === undefined) return [];
    const value = rebateMessages.parts({
      total: money(rebate.total),
      merchant: money(rebate.merchantPortion),
      target: money(rebate.targetRebate),
    });
    return [{ name: rebateMessages.name, value }];
  }

  function money(minor: number): string {
    return formatMoney({ ...amount, minor }, terminal.locale);
  }
}
