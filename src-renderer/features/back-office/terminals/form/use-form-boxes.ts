import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Failure } from '../../../../../shared/failure.ts';
import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { serviceFaultText } from './service-faults.ts';

/** Props of one text box, as `Field` takes them. */
export interface Box {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

export interface FoundFault {
  readonly text: string;
  /** Whether further typing can correct it. Then it is shown once the user types elsewhere or sends the form. */
  readonly isUnfinished: boolean;
}

/** The service's refusal of the form, with its texts by field. */
export interface Refused<T> {
  readonly byField: ReadonlyMap<string, string>;
  readonly sent: T | undefined;
  readonly failure: Failure;
}

interface FormBoxesAsked<T extends FormValues> {
  readonly values: T | undefined;
  readonly onChange: (values: T) => void;
  readonly found: (field: string) => FoundFault | undefined;
  readonly refused: Refused<T> | undefined;
  /** Whether the form is being sent. No box gets the focus meanwhile. */
  readonly running: boolean;
  /** Whether all faults are shown from the start, because somebody has left the form before. */
  readonly isTried?: boolean;
}

interface FormBoxes<T extends FormValues> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly box: (field: keyof T & string) => Box;
  readonly faultOf: (field: keyof T & string) => string | undefined;
  /** Shows all faults from now on, and moves the focus to the first box with one. */
  readonly attempt: () => void;
}

/** The box that is being typed into, and all boxes that were. */
interface Typed {
  readonly now: string;
  readonly all: ReadonlySet<string>;
}

/** Decides when a fault is shown beside its box: while it is typed, and never because the focus leaves the box. */
export function useFormBoxes<T extends FormValues>(asked: FormBoxesAsked<T>): FormBoxes<T> {
  const { values, onChange, found, refused, running, isTried = false } = asked;
  const messages = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const attempted = useRef(false);
  const answered = useRef<Failure>(undefined);
  const [tried, setTried] = useState(isTried);
  const [typed, setTyped] = useState<Typed>({ now: '', all: new Set() });
  // The first box with a fault gets the focus once the fault is shown.
  useLayoutEffect(() => {
    // A question may have been asked between the press and the refusal.
    const isRefused = refused !== undefined && refused.failure !== answered.current;
    answered.current = refused?.failure;
    if ((!attempted.current && !isRefused) || running) return;
    attempted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const faultOf = (field: string): string | undefined => {
    const fault = found(field);
    // Not when the focus leaves a box: a text that appears then would move the button that is being pressed.
    if (fault) {
      const isSaid = typed.all.has(field) && (typed.now !== field || !fault.isUnfinished);
      return tried || isSaid ? fault.text : undefined;
    }
    const said = refused?.byField.get(field);
    // After a change of the text the service's refusal is outdated.
    return said === undefined || refused?.sent?.[field] !== values?.[field]
      ? undefined
      : serviceFaultText(said, messages);
  };
  return {
    form,
    faultOf,
    box: (field) => ({
      value: String(values?.[field] ?? ''),
      fault: faultOf(field),
      onChange: (text) => {
        setTyped(({ all }) => ({ now: field, all: all.has(field) ? all : new Set([...all, field]) }));
        if (values) onChange({ ...values, [field]: text });
      },
    }),
    attempt: () => {
      attempted.current = true;
      setTried(true);
    },
  };
}
