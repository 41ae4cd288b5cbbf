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
  /** What the cashier calls it, if anything. */
  readonly name: string | undefined;
  readonly minor: number;
  readonly currency: string;
  readonly locale: string;
  /** When it began; missing where that says nothing any more. */
  readonly since: number | undefined;
  /** It has ended, and the cashier has not seen that yet. */
  readonly ended: boolean;
  /** Somebody else's customer. */
  readonly cashier: string | undefined;
  /** The service that knows it, when that is not the one in use: it cannot be looked at here. */
  readonly elsewhere: string | undefined;
  readonly onOpen: (saleId: string) => void;
}

/** One sale of the tray. Plain values only: a view comes with every reading, and most readings change nothing here. */
export const OpenSale = memo(function OpenSale(props: OpenSaleProps) {
  const { id, number, reference, name, minor, currency, locale, since, ended, cashier, elsewhere } = props;
  const { tone, icon, label, onOpen } = props;
  const { openSales } = useFirstMessages();
  // What has ended has an outcome, whoever serves it; of what has not, nothing newer can be known here.
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
