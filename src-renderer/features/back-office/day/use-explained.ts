import { useEffect, useState } from 'react';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { DaysExplained, DaysProgress } from '../../../../shared/contract/back-office/days-explained.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useOfficeNews } from '../use-office-news.ts';

const PROGRESS_EVERY_MS = 500;
/**
 * Ten pages of the history. Days with more are only read again by a button, because each news would send hundreds of
 * requests.
 */
const MOST_PAYMENTS_READ_AGAIN = 1_000;

export type Explaining =
  | { readonly state: 'reading'; readonly progress: DaysProgress | undefined; readonly stop: () => void }
  | { readonly state: 'stopped' }
  | { readonly state: 'answered'; readonly result: Result<DaysExplained> };

/** Days of the store, or one payout. */
export type ToExplain = DayRange | { readonly settlementId: string };

/** Explains `wanted`. Each new object is requested anew; without one nothing is requested. */
export function useExplained(wanted: ToExplain | undefined): Explaining | undefined {
  const { commands } = useConnection();
  const [answer, setAnswer] = useState<{ to: ToExplain; result: Result<DaysExplained> | 'stopped' }>();
  const [progress, setProgress] = useState<{ to: ToExplain; progress: DaysProgress }>();
  const reading = answer?.to === wanted ? undefined : wanted;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let asked = true;
    void explain(commands, wanted).then((result) => {
      if (asked) setAnswer((before) => (before?.to === wanted ? before : { to: wanted, result }));
    });
    return () => {
      asked = false;
      void call(commands, 'days.stop', undefined);
    };
  }, [commands, wanted]);
  useEffect(() => {
    if (reading === undefined) return undefined;
    let asked = true;
    const looking = setInterval(() => {
      void call(commands, 'days.progress', undefined).then((reported) => {
        if (asked && reported.ok && reported.value) setProgress({ to: reading, progress: reported.value });
      });
    }, PROGRESS_EVERY_MS);
    return () => {
      asked = false;
      clearInterval(looking);
    };
  }, [commands, reading]);
  const explained = reading === undefined && answer && answer.result !== 'stopped' && answer.result;
  /** Reads the comparison again. Until it is there, and where it fails, the old one stays. */
  const readAgain = async () => {
    if (wanted === undefined || !explained || !explained.ok) return;
    if ((explained.value.service?.count ?? 0) > MOST_PAYMENTS_READ_AGAIN) return;
    const result = await explain(commands, wanted);
    if (result.ok) setAnswer((now) => (now?.to === wanted ? { to: wanted, result } : now));
  };
  useOfficeNews('settlements', reading !== undefined, () => void readAgain());
  if (wanted === undefined) return undefined;
  if (answer?.to !== wanted) {
    const stop = () => {
      setAnswer({ to: wanted, result: 'stopped' });
      void call(commands, 'days.stop', undefined);
    };
    return { state: 'reading', progress: progress?.to === wanted ? progress.progress : undefined, stop };
  }
  return answer.result === 'stopped' ? { state: 'stopped' } : { state: 'answered', result: answer.result };
}

function explain(commands: CommandCalls, wanted: ToExplain): Promise<Result<DaysExplained>> {
  return 'settlementId' in wanted
    ? call(commands, 'days.explainPayout', wanted)
    : call(commands, 'days.explain', { days: wanted });
}
