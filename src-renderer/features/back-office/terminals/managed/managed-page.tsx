import { useState, type SubmitEvent } from 'react';
import { MANAGED_NAMES } from '../../../../../shared/contract/back-office/managed-settings.ts';
import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { Checkbox } from '../../../../components/form/checkbox.tsx';
import { Field, FieldFault } from '../../../../components/form/field.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useReading } from '../../../../state/use-reading.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { DraftState } from '../form/draft-state.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import * as cardStyles from '../../../../components/layout/card.module.css';
import * as styles from '../record-page.module.css';
import { LONGEST_MANAGED_BY } from '../../../../../shared/contract/input-limits.ts';

interface ManagedValues extends FormValues {
  readonly by: string;
  readonly names: readonly string[];
  /** Empty for the first one. */
  readonly merchant: string;
}

const EMPTY: ManagedValues = { by: '', names: [], merchant: '' };

/** Makes a signed file that gives many tills the settings of this one. */
export function ManagedPage({ onBack }: { readonly onBack: () => void }) {
  const { managed, preferences, customer, handOver, settlements } = useMessages();
  const { value: known, failure, reload } = useReading('managedSettings.get', {});
  const draft = useFormDraft<ManagedValues>('managed-settings', EMPTY);
  const { values, change } = draft;
  const [tried, setTried] = useState(false);
  const [file, setFile] = useState<string>();
  const save = useCommand('managedSettings.save');
  const { merchants = [] } = known ?? {};
  const { by, merchant } = values ?? EMPTY;
  const names = MANAGED_NAMES.filter((name) => values?.names.includes(name));
  // A merchant that was chosen before a restart may be gone.
  const merchantId = (merchants.find(({ id }) => id === merchant) ?? merchants[0])?.id;
  const isNamed = by.trim() !== '';
  const submit = async () => {
    setTried(true);
    setFile(undefined);
    if (!isNamed || names.length === 0) return;
    const saved = await save.run({
      by: by.trim(),
      names,
      ...(merchantId !== undefined && { merchantId }),
    });
    if (saved?.ok !== true) return;
    setFile(saved.value.fileName);
    if (saved.value.fileName !== undefined) draft.drop();
  };
  return (
    <Page title={managed.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        {failure && <OfficeFailure failure={failure} onAgain={reload} />}
        {(!known || !values) && !failure && <p role="status">{settlements.loading}</p>}
        {known && merchants.length === 0 && <Banner kind="info" title={managed.noMerchant} />}
        {values && merchants.length > 0 && (
          <form
            className={styles.recordForm}
            noValidate
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault();
              void submit();
            }}
          >
            <DraftState draft={draft} />
            <p>{managed.text}</p>
            {merchants.length > 1 && (
              <Field
                label={managed.merchant}
                options={merchants.map(({ id, name = id }) => ({ value: id, name }))}
                value={merchantId ?? ''}
                onChange={(id) => change({ ...values, merchant: id })}
              />
            )}
            <div className={styles.recordChoices}>
              {MANAGED_NAMES.map((name) => (
                <Checkbox
                  key={name}
                  checked={names.includes(name)}
                  onChange={(ticked) =>
                    change({
                      ...values,
                      names: ticked ? [...names, name] : names.filter((other) => other !== name),
                    })
                  }
                >
                  {preferences[name]}
                </Checkbox>
              ))}
            </div>
            <FieldFault>{tried && names.length === 0 && managed.none}</FieldFault>
            <Field
              label={managed.by}
              value={by}
              onChange={(typed) => change({ ...values, by: typed.slice(0, LONGEST_MANAGED_BY) })}
              fault={tried && !isNamed ? customer.faults.missing : undefined}
            />
            {save.failure && <OfficeFailure failure={save.failure} />}
            <div className={styles.recordActions}>
              <Button kind="primary" disabled={save.running}>
                {managed.save}
              </Button>
            </div>
            <p role="status">{file !== undefined && handOver.saved({ file })}</p>
            <p className={styles.recordNote}>{managed.where}</p>
          </form>
        )}
      </section>
    </Page>
  );
}
