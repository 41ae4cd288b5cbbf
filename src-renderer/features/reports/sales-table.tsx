import { lazy, Suspense, useId, useState } from 'react';
import { formatCount } from '../../../shared/figures.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { SalesList } from '../../../shared/sales-report-messages.ts';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { ChartPoints } from './chart-points.ts';
import * as styles from './sales-table.module.css';

const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }));

/** More are shown when somebody asks for them. */
const FIRST_LINES = 12;

interface SalesTableProps {
  readonly list: SalesList;
  readonly currency: string;
  readonly locale: string;
  /** Beside the table, for those who see it. */
  readonly chart: ChartPoints | undefined;
}

export function SalesTable({ list, currency, locale, chart }: SalesTableProps) {
  const { salesReport: messages } = useMessages();
  const [all, setAll] = useState(false);
  const id = useId();
  const { key, title, note, head, lines } = list;
  const shown = all ? lines : lines.slice(0, FIRST_LINES);
  return (
    <section className={styles.salesTable} data-list={key} data-chart={chart !== undefined}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className={styles.salesNote}>{note}</p>}
      <div>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{messages.count}</th>
              <th scope="col">{messages.amount}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, count, minor, detail }, place) => (
              <tr key={place}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {detail !== undefined && <small>{detail}</small>}
                </th>
                <td>{count !== undefined && formatCount(count, locale)}</td>
                <td>
                  <bdi>{formatMoney({ minor, currency }, locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length < lines.length && (
          <Button kind="quiet" onPress={() => setAll(true)}>
            {messages.showAll({ count: lines.length })}
          </Button>
        )}
      </div>
      {chart !== undefined && (
        <div className={styles.salesChart} data-shape={chart.shape}>
          <Suspense>
            <SalesChart chart={chart} currency={currency} locale={locale} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
