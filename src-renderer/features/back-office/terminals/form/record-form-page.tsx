import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { Failure } from '../../../../../shared/failure.ts';
import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { DraftState } from './draft-state.tsx';
import { isUnfinished } from './as-typed.ts';
import { serviceFaults } from './service-faults.ts';
import { useFormBoxes, type Box } from './use-form-boxes.ts';
import type { RecordFaults } from './record-form.ts';
import type { FormDraft } from './use-form-draft.ts';
import * as styles from './record-form-page.module.css';

/** What the fields of a form need. */
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
  /** Why the service refused the form. */
  readonly failure: Failure | undefined;
  readonly onSubmit: (values: T) => void;
  readonly onBack: () => void;
  readonly children: (parts: FormParts<T>) => ReactNode;
}

/**
 * A form for a record at the service. Each fault is shown beside its field while it is typed. What was typed is kept
 * until the service has accepted it.
 */
export function RecordFormPage<T extends FormValues>(props: RecordFormPageProps<T>) {
  const { title, submitLabel, draft, faultsOf, running, failure, onSubmit, onBack, children } = props;
  const { terminals, settlements, customer } = useMessages();
  const [sent, setSent] = useState<T>();
  const { values } = draft;
  const found = values ? faultsOf(values) : {};
  const refused = failure && values && serviceFaults(failure, Object.keys(values));
  const texts = { ...customer.faults, ...terminals.faults };
  const { form, box, faultOf, attempt } = useFormBoxes<T>({
    values,
    onChange: draft.change,
    found: (field) => {
      const fault = found[field];
      if (fault === undefined) return undefined;
      return { text: texts[fault], isUnfinished: isUnfinished(fault, String(values?.[field])) };
    },
    refused: refused && { byField: refused.byField, sent, failure },
    running,
  });
  if (!values) {
    return (
      <Page title={title} onBack={onBack}>
        <p role="status">{settlements.loading}</p>
      </Page>
    );
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    attempt();
    if (running || Object.keys(found).length > 0) return;
    setSent(values);
    onSubmit(values);
  };
  return (
    <Page title={title} onBack={onBack}>
      <form ref={form} className={styles.recordForm} noValidate onSubmit={submit}>
        <DraftState draft={draft} />
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
