import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import { call } from '../../../../state/call.ts';
import { useConnection } from '../../../../state/connection.ts';
import { useDelayedKeep } from './use-delayed-keep.ts';

export interface FormDraft<T extends FormValues> {
  /** `undefined` until main has answered whether there is a draft. */
  readonly values: T | undefined;
  /** Whether the values come from an earlier draft. */
  readonly resumed: boolean;
  /** Whether main could not keep the last change. */
  readonly unkept: boolean;
  readonly change: (values: T) => void;
  /** Discards the draft. */
  readonly discard: () => void;
  /** Deletes the draft once the service has accepted the form. */
  readonly drop: () => void;
}

/** The values of a form. Main keeps them until they are saved, so that no error, lock or restart loses them. */
export function useFormDraft<T extends FormValues>(form: string, initial: T): FormDraft<T> {
  const { commands } = useConnection();
  const [values, setValues] = useState<T>();
  const [resumed, setResumed] = useState(false);
  const [unkept, setUnkept] = useState(false);

  /** Main's draft as text. A change that leads back to it, as after a removed scan, is not kept again. */
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
