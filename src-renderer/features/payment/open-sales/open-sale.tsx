import { memo } from 'react';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { SaleAge } from './sale-age.tsx';
import type { SaleBadge } from './sale-badge.ts';
import * as styles from './open-sales.module.css';

interface OpenSaleProps extends SaleBadge {
  readonly id: string;
  readonly number: number;
  readonly reference: string;
  /** The name that the cashier gave it. */
  readonly name: string | undefined;
  readonly minor: number;
  readonly currency: string;
  readonly locale: string;
  /** When it started; `undefined` once it has ended. */
  readonly since: number | undefined;
  /** Whether it has ended, and the cashier has not seen that yet. */
  readonly ended: boolean;
  /** Name of another cashier who started it. */
  readonly cashier: string | undefined;
  /** The other service that it belongs to; then it cannot be opened here. */
  readonly elsewhere: string | undefined;
  readonly onOpen: (saleId: string) => void;
}

/** One entry of `OpenSales`. Its props are plain values, so that a view that changes none of them does not redraw it. */
export const OpenSale = memo(function OpenSale(props: OpenSaleProps) {
  const { id, number, reference, name, minor, currency, locale, since, ended, cashier, elsewhere } = props;
  const { tone, icon, label, onOpen } = props;
  const { openSales } = useFirstMessages();
  // An ended sale shows its outcome. Of another service's open sale the till knows nothing new.
  const place = elsewhere === undefined || ended ? undefined : openSales.elsewhere({ name: elsewhere });
  return (
    <li>
      <button
        type="button"
        data-ended={ended}
        data-badge={tone}
        disabled={elsewhere !== undefined}
        onClick={() => onOpen(id)}
      >
        <span className={styles.openSaleAmount}>{formatMoney({ minor, currency }, locale)}</span>
        <bdi className={styles.openSaleReference} data-may-shorten>
          {name ?? reference}
        </bdi>
        <span className={styles.openSaleState}>
          <Icon name={icon} />
          {place ?? label}
          {since !== undefined && (
            <>
              {' · '}
              <SaleAge since={since} />
            </>
          )}
          {cashier !== undefined && ` · ${cashier}`}
        </span>
        {ended && <span className={styles.openSaleNumber}>{openSales.sale({ number })}</span>}
      </button>
    </li>
  );
});
