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

/** These days explained. Each new range, by identity, is asked for anew; nothing is asked without one. */
export function useDaysExplained(days: DayRange | undefined): Explaining | undefined {
  const { commands } = useConnection();
  const [answer, setAnswer] = useState<{ to: DayRange; result: Result<DaysExplained> | 'stopped' }>();
  const [progress, setProgress] = useState<{ to: DayRange; progress: DaysProgress }>();
  const reading = answer?.to === days ? undefined : days;
  useEffect(() => {
    if (days === undefined) return undefined;
    let asked = true;
    void call(commands, 'days.explain', { days }).then((result) => {
      if (asked) setAnswer((before) => (before?.to === days ? before : { to: days, result }));
    });
    return () => {
      asked = false;
      void call(commands, 'days.stop', undefined);
    };
  }, [commands, days]);
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
  if (days === undefined) return undefined;
  if (answer?.to !== days) {
    const stop = () => {
      setAnswer({ to: days, result: 'stopped' });
      void call(commands, 'days.stop', undefined);
    };
    return { state: 'reading', progress: progress?.to === days ? progress.progress : undefined, stop };
  }
  return answer.result === 'stopped' ? { state: 'stopped' } : { state: 'answered', result: answer.result };
}
