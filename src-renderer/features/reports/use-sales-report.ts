import { useEffect, useState } from 'react';
import type { Result } from '../../../shared/failure.ts';
import type { DayRange, SalesReport } from '../../../shared/reports/sales-report.ts';
import { call } from '../../state/call.ts';
import { useConnection } from '../../state/connection.ts';

/** The report of these days; `undefined` while it is being made. Each new range, by identity, is asked for anew. */
export function useSalesReport(days: DayRange | undefined): Result<SalesReport> | undefined {
  const { commands } = useConnection();
  const [answer, setAnswer] = useState<{ to: DayRange; result: Result<SalesReport> }>();
  useEffect(() => {
    if (days === undefined) return undefined;
    let asked = true;
    void call(commands, 'reports.make', { days }).then((result) => {
      if (asked) setAnswer({ to: days, result });
    });
    return () => {
      asked = false;
    };
  }, [commands, days]);
  return answer !== undefined && answer.to === days ? answer.result : undefined;
}
