import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Failure } from '../../../../../shared/failure.ts';
import type { FormValues } from '../../../../../shared/form-draft.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { isUnfinished } from './as-typed.ts';
import { serviceFaults } from './service-faults.ts';
import type { RecordFault, RecordFaults } from './record-form.ts';
import type { FormDraft } from './use-form-draft.ts';
import * as styles from './record-form-page.module.css';

/** One box of the form, as `Field` takes it. */
export interface Box {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The box that is typed into, and all that were. */
interface Typed {
  readonly now: string;
  readonly all: ReadonlySet<string>;
}

/** What the fields of a form are drawn with. */
export interface FormParts<T extends FormValues> {
  readonly values: T;
  readonly change: (values: T) => void;
  readonly box: (field: keyof T & string) => Box;
  readonly faultOf: (field: keyof T & string) => string | undefined;
}

interface RecordFormPageProps<T extends FormValues> {
  readonly title: string;
  readonly submitLabel: string;
  readonly draft: FormDraft<T>;
  readonly faultsOf: (values: T) => RecordFaults;
  readonly running: boolean;
  /** Why the service has not taken it. */
  readonly failure: Failure | undefined;
  readonly onSubmit: (values: T) => void;
  readonly onBack: () => void;
  readonly children: (parts: FormParts<T>) => ReactNode;
}

/**
 * A form for a record at the service: what is wrong stands beside the field that it is about, as it is typed; what was
 * typed stays until the service has taken it.
 */
export function RecordFormPage<T extends FormValues>(props: RecordFormPageProps<T>) {
  const { title, submitLabel, draft, faultsOf, running, failure, onSubmit, onBack, children } = props;
  const { terminals, settlements, customer } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const attempted = useRef(false);
  const answered = useRef<Failure>(undefined);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<T>();
  const [typed, setTyped] = useState<Typed>({ now: '', all: new Set() });
  const { values } = draft;
  // The first box to correct gets the focus, once its fault is on the screen.
  useEffect(() => {
    // Also where something was asked between pressing the button and the refusal.
    const isRefused = failure !== undefined && failure !== answered.current;
    answered.current = failure;
    if ((!attempted.current && !isRefused) || running) return;
    attempted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  if (!values) {
    return (
      <Page title={title} onBack={onBack}>
        <p role="status">{settlements.loading}</p>
      </Page>
    );
  }
  const found = faultsOf(values);
  const refused = failure && serviceFaults(failure, Object.keys(values));
  const words = { ...customer.faults, ...terminals.faults };
  const isSaid = (field: string, fault: RecordFault): boolean =>
    typed.all.has(field) && (typed.now !== field || !isUnfinished(fault, String(values[field])));
  const faultOf = (field: string): string | undefined => {
    const fault = found[field];
    // Never when a box is left: what then appears would move the button under the finger that presses it.
    if (fault !== undefined) return tried || isSaid(field, fault) ? words[fault] : undefined;
    const said = refused?.byField.get(field);
    // Once it is corrected, what the service said is about another text.
    return said === undefined || sent?.[field] !== values[field]
      ? undefined
      : terminals.form.said({ words: said });
  };
  const box = (field: keyof T & string): Box => ({
    value: String(values[field]),
    fault: faultOf(field),
    onChange: (text) => {
      setTyped(({ all }) => ({ now: field, all: all.has(field) ? all : new Set([...all, field]) }));
      draft.change({ ...values, [field]: text });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    attempted.current = true;
    setTried(true);
    if (running || Object.keys(found).length > 0) return;
    setSent(values);
    onSubmit(values);
  };
  return (
    <Page title={title} onBack={onBack}>
      <form ref={form} className={styles.recordForm} noValidate onSubmit={submit}>
        {draft.resumed && (
          <Banner
            kind="info"
            title={terminals.form.resumed}
            action={
              <Button kind="secondary" onPress={draft.discard}>
                {terminals.form.discard}
              </Button>
            }
          />
        )}
        {draft.unkept && <Banner kind="warning" alert title={terminals.form.unsaved} />}
        {children({ values, change: draft.change, box, faultOf })}
        {refused && !running && <OfficeFailure failure={refused.rest} />}
        <div className={styles.recordFormActions}>
          <Button kind="primary" disabled={running}>
            {running ? terminals.form.saving : submitLabel}
          </Button>
        </div>
      </form>
    </Page>
  );
}
