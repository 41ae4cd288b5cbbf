import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Failure } from '../../../../../shared/failure.ts';
import type { FormValues } from '../../../../../shared/form-draft.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { saidWords } from './said-words.ts';

/** One box of a form, as `Field` takes it. */
export interface Box {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

export interface FoundFault {
  readonly words: string;
  /** Typing on can mend it: it is said once somebody types elsewhere, or sends the form. */
  readonly isUnfinished: boolean;
}

/** What the service said against a form that was sent, in its own words by field. */
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
  /** Nothing gets the focus while it is sent. */
  readonly running: boolean;
  /** Every fault is said from the beginning: somebody has been here before. */
  readonly isTried?: boolean;
}

interface FormBoxes<T extends FormValues> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly box: (field: keyof T & string) => Box;
  readonly faultOf: (field: keyof T & string) => string | undefined;
  /** From now on every fault is said, and the first box to correct gets the focus. */
  readonly attempt: () => void;
}

/** The box that is typed into, and all that were. */
interface Typed {
  readonly now: string;
  readonly all: ReadonlySet<string>;
}

/** When a fault is said beside its box: as it is typed, and never because a box was left. */
export function useFormBoxes<T extends FormValues>(asked: FormBoxesAsked<T>): FormBoxes<T> {
  const { values, onChange, found, refused, running, isTried = false } = asked;
  const messages = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const attempted = useRef(false);
  const answered = useRef<Failure>(undefined);
  const [tried, setTried] = useState(isTried);
  const [typed, setTyped] = useState<Typed>({ now: '', all: new Set() });
  // The first box to correct gets the focus, once its fault is on the screen.
  useEffect(() => {
    // Also where something was asked between pressing the button and the refusal.
    const isRefused = refused !== undefined && refused.failure !== answered.current;
    answered.current = refused?.failure;
    if ((!attempted.current && !isRefused) || running) return;
    attempted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const faultOf = (field: string): string | undefined => {
    const fault = found(field);
    // Never when a box is left: what then appears would move the button under the finger that presses it.
    if (fault) {
      const isSaid = typed.all.has(field) && (typed.now !== field || !fault.isUnfinished);
      return tried || isSaid ? fault.words : undefined;
    }
    const said = refused?.byField.get(field);
    // Once it is corrected, what the service said is about another text.
    return said === undefined || refused?.sent?.[field] !== values?.[field]
      ? undefined
      : saidWords(said, messages);
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
