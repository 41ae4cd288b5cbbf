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
  /** Of what was kept last: a moment behind the keys. */
  readonly problems: readonly ApplicationProblem[];
  /** Main could not keep what was typed last where it outlives the till. */
  readonly isKept: boolean;
  readonly change: (values: ApplicationValues) => void;
  /** What waits for the next key is kept at once. */
  readonly keepWaiting: () => void;
  /** What was typed last is with main, and what is wrong with it known. */
  readonly keepNow: () => Promise<readonly ApplicationProblem[]>;
}

/** What is typed into an application, kept by main with every field, which says what is wrong with it. */
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
    // An answer that a later one has overtaken is about an older text.
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
