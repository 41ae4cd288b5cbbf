import { useEffect, useState } from 'react';
import type { DaysExplained, DaysProgress } from '../../../../shared/contract/days-explained.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { DayRange } from '../../../../shared/sales-report.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

const PROGRESS_EVERY_MS = 500;

export type Explaining =
  | { readonly state: 'reading'; readonly progress: DaysProgress | undefined; readonly stop: () => void }
  | { readonly state: 'stopped' }
  | { readonly state: 'answered'; readonly result: Result<DaysExplained> };

/** Days of the store, or one payout. */
export type ToExplain = DayRange | { readonly settlementId: string };

/** What is wanted, explained. Each new one, by identity, is asked for anew; nothing is asked without one. */
export function useExplained(wanted: ToExplain | undefined): Explaining | undefined {
  const { commands } = useConnection();
  const [answer, setAnswer] = useState<{ to: ToExplain; result: Result<DaysExplained> | 'stopped' }>();
  const [progress, setProgress] = useState<{ to: ToExplain; progress: DaysProgress }>();
  const reading = answer?.to === wanted ? undefined : wanted;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let asked = true;
    const explaining =
      'settlementId' in wanted
        ? call(commands, 'days.explainPayout', wanted)
        : call(commands, 'days.explain', { days: wanted });
    void explaining.then((result) => {
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
