import { useRef, useState } from 'react';
import type {
  ApplicationDraft,
  ApplicationProblem,
} from '../../../../shared/contract/back-office/application-drafts.ts';
import type { ApplicationValues } from '../../../../shared/onboarding/application-values.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useDelayedKeep } from '../terminals/form/use-delayed-keep.ts';

export interface Application {
  readonly values: ApplicationValues;
  /** Problems of what was kept last, a moment behind the typing. */
  readonly problems: readonly ApplicationProblem[];
  /** Whether main could write the last change to the disk. */
  readonly isKept: boolean;
  readonly change: (values: ApplicationValues) => void;
  /** Keeps at once what waits for the next key. */
  readonly keepWaiting: () => void;
  /** Resolves once main has the last change and has checked it. */
  readonly keepNow: () => Promise<readonly ApplicationProblem[]>;
}

/** The typed values of an application. Main keeps every change and answers its problems. */
export function useApplication(draft: ApplicationDraft): Application {
  const { commands } = useConnection();
  const { id } = draft;
  const [values, setValues] = useState(draft.values);
  const [known, setKnown] = useState({ problems: draft.problems, isKept: draft.isKept });
  const asked = useRef(0);
  const keep = async (typed: ApplicationValues) => {
    asked.current += 1;
    const nth = asked.current;
    const answer = await call(commands, 'applicationDrafts.keep', { id, values: typed });
    const next = answer.ok ? answer.value : { problems: known.problems, isKept: false };
    // An answer about an earlier text is ignored.
    if (nth === asked.current) setKnown(next);
    return next.problems;
  };
  const delayed = useDelayedKeep<ApplicationValues>((typed) => void keep(typed));
  return {
    values,
    ...known,
    change: (next) => {
      setValues(next);
      delayed.later(next);
    },
    keepWaiting: delayed.now,
    keepNow: () => {
      delayed.forget();
      return keep(values);
    },
  };
}
