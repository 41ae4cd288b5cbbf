import { lazy, Suspense } from 'react';
import type { ChartPoints } from './chart-points.ts';
import * as styles from './sales-table.module.css';

const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }));

interface ChartBesideProps {
  readonly chart: ChartPoints;
  /** Of the amounts; without it points are milliseconds. */
  readonly currency?: string;
  readonly locale: string;
}

/** A picture beside its table, loaded once the table stands. */
export function ChartBeside({ chart, ...writing }: ChartBesideProps) {
  return (
    <div className={styles.salesChart} data-shape={chart.shape}>
      <Suspense>
        <SalesChart chart={chart} {...writing} />
      </Suspense>
    </div>
  );
}
