import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormValues } from '../../../../../shared/form-draft.ts';
import { call } from '../../../../state/call.ts';
import { useConnection } from '../../../../state/connection.ts';
import { useDelayedKeep } from './use-delayed-keep.ts';

export interface FormDraft<T extends FormValues> {
  /** `undefined` until main has said whether something was typed here before. */
  readonly values: T | undefined;
  /** They were typed earlier and not saved. */
  readonly resumed: boolean;
  /** Main could not keep what was typed last. */
  readonly unkept: boolean;
  readonly change: (values: T) => void;
  /** Back to what the service has. */
  readonly discard: () => void;
  /** The service has taken it. */
  readonly drop: () => void;
}

/** What is typed into a form, kept by main until it is saved: no error, lock or restart takes it away. */
export function useFormDraft<T extends FormValues>(form: string, initial: T): FormDraft<T> {
  const { commands } = useConnection();
  const [values, setValues] = useState<T>();
  const [resumed, setResumed] = useState(false);
  const [unkept, setUnkept] = useState(false);

  /** What main has, as one text: what leads back to it, as a scan does that is taken out of a box again, is no draft. */
  const atMain = useRef<string>(undefined);

  const keep = async (typed: T | undefined) => {
    const kept = typed && asText(typed) !== asText(initial) ? typed : undefined;
    if (kept && asText(kept) === atMain.current) return;
    if (!kept && atMain.current === undefined) return;
    atMain.current = kept && asText(kept);
    const answer = await call(commands, 'formDrafts.keep', { form, ...(kept && { values: kept }) });
    setUnkept(!answer.ok);
  };
  const begin = useEffectEvent((found: FormValues | undefined) => {
    setResumed(found !== undefined);
    const begun = found ? taken(initial, found) : initial;
    atMain.current = found && asText(begun);
    setValues(begun);
  });
  useEffect(() => {
    let wanted = true;
    void call(commands, 'formDrafts.get', { form }).then((answer) => {
      if (wanted) begin(answer.ok ? (answer.value ?? undefined) : undefined);
    });
    return () => {
      wanted = false;
    };
  }, [commands, form]);

  const delayed = useDelayedKeep<T>((typed) => void keep(typed));
  const drop = () => {
    setResumed(false);
    delayed.forget();
    void keep(undefined);
  };
  return {
    values,
    resumed,
    unkept,
    change: (next) => {
      setValues(next);
      delayed.later(next);
    },
    discard: () => {
      setValues(initial);
      drop();
    },
    drop,
  };
}

const asText = (values: FormValues) => JSON.stringify(values);

/** An earlier version may have kept other fields. */
function taken<T extends FormValues>(initial: T, found: FormValues): T {
  const fields = Object.entries(initial).map(([field, value]) => {
    const typed = found[field];
    return [field, Array.isArray(value) === Array.isArray(typed) ? (typed ?? value) : value];
  });
  return Object.fromEntries(fields) as T;
}
