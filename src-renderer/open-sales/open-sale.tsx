import { memo } from 'react';
import { formatMoney } from '../../shared/money.ts';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../text/words.ts';
import type { SaleSign } from './sale-sign.ts';

interface OpenSaleProps extends SaleSign {
  readonly id: string;
  readonly number: number;
  readonly reference: string;
  readonly minor: number;
  readonly currency: string;
  readonly locale: string;
  /** It has ended, and nobody has seen that yet. */
  readonly landed: boolean;
  /** Somebody else's customer. */
  readonly cashier: string | undefined;
  readonly onOpen: (saleId: string) => void;
}

/** One sale of the tray. Plain values only: a view comes with every reading, and most readings change nothing here. */
export const OpenSale = memo(function OpenSale(props: OpenSaleProps) {
  const { id, number, reference, minor, currency, locale, landed, cashier, tone, icon, word, onOpen } = props;
  const { openSales } = useWords();
  return (
    <li>
      <button type="button" data-landed={landed} data-sign={tone} onClick={() => onOpen(id)}>
        <span className="open-sale-amount">{formatMoney({ minor, currency }, locale)}</span>
        <bdi className="open-sale-reference">{reference}</bdi>
        <span className="open-sale-state">
          <Icon name={icon} />
          {word}
          {cashier !== undefined && ` · ${cashier}`}
        </span>
        {landed && <span className="open-sale-number">{openSales.sale(number)}</span>}
      </button>
    </li>
  );
});
