import { useState } from 'react';
import type { ApplicationEntry } from '../../../../shared/contract/back-office/applications.ts';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { FeeLine } from '../../../../shared/contract/back-office/merchants.ts';
import { readableName } from '../../../../shared/view/tender-labels.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { AskFirst } from '../terminals/ask-first.tsx';
import { RecordFormPage, type FormParts } from '../terminals/form/record-form-page.tsx';
import { useFormDraft } from '../terminals/form/use-form-draft.ts';
import { namedFees, shortFaults, shortInput, shortValues, type ShortValues } from './short-form.ts';
import * as styles from '../terminals/form/record-form-page.module.css';

interface ShortApplicationProps {
  readonly partner: HierarchyEntry;
  /** Fees of the partner's schedule. */
  readonly fees: readonly FeeLine[];
  readonly onMade: (entry: ApplicationEntry) => void;
  /** Shows the list of applications that match this text. */
  readonly onLook: (text: string) => void;
  readonly onBack: () => void;
}

/** The form of a minimal application: signer and fees. The service e-mails the signer at once. */
export function ShortApplication({ partner, fees, onMade, onLook, onBack }: ShortApplicationProps) {
  const { applications } = useMessages();
  const texts = applications.create;
  const { id: partnerId } = partner;
  const draft = useFormDraft(`short-application ${partnerId}`, shortValues(fees));
  const create = useCommand('applications.createShort');
  const [asking, setAsking] = useState<ShortValues>();
  const send = async (values: ShortValues) => {
    const made = await create.run({ partnerId, ...shortInput(values, fees) });
    if (made?.ok !== true) return;
    draft.drop();
    onMade(made.value);
  };
  const { failure } = create;
  const own = failure?.code === 'conflict' || failure?.code === 'change-unconfirmed' ? failure : undefined;
  return (
    <>
      <RecordFormPage
        title={texts.button}
        submitLabel={texts.send}
        draft={draft}
        faultsOf={(values) => shortFaults(values, fees)}
        running={create.running}
        failure={own ? undefined : failure}
        onSubmit={setAsking}
        onBack={onBack}
      >
        {({ box, values }) => (
          <>
            <ShortFields partner={partner} fees={fees} box={box} />
            {own && !create.running && (
              <Banner
                kind="warning"
                alert
                title={own.code === 'conflict' ? texts.exists : texts.lost}
                action={
                  <Button kind="secondary" onPress={() => onLook(values.partnerMid.trim())}>
                    {texts.look}
                  </Button>
                }
              >
                <p>{own.code === 'conflict' ? texts.existsText : texts.lostText}</p>
                <FailureDetail failure={own} />
              </Banner>
            )}
          </>
        )}
      </RecordFormPage>
      {asking && (
        <AskFirst
          title={texts.question}
          confirm={texts.send}
          onConfirm={() => void send(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>{texts.askText({ email: asking.signerEmail.trim() })}</p>
        </AskFirst>
      )}
    </>
  );
}

interface ShortFieldsProps extends Pick<FormParts<ShortValues>, 'box'> {
  readonly partner: HierarchyEntry;
  readonly fees: readonly FeeLine[];
}

function ShortFields({ partner, fees, box }: ShortFieldsProps) {
  const { applications, merchants, customer, terminals } = useMessages();
  const texts = applications.create;
  const named = namedFees(fees);
  return (
    <>
      <p>{texts.text({ partner: partner.name ?? partner.id })}</p>
      <div className={styles.recordFormFields}>
        <Field label={terminals.kinds.merchant} hint={applications.hint} {...box('merchantName')} />
        <Field label={merchants.facts.externalId} note={texts.externalIdNote} {...box('partnerMid')} />
      </div>
      <div>
        <h2>{applications.signer}</h2>
        <div className={styles.recordFormFields}>
          <Field label={customer.labels.firstName} {...box('signerFirstName')} />
          <Field label={customer.labels.lastName} {...box('signerLastName')} />
          <Field label={customer.labels.email} inputMode="email" {...box('signerEmail')} />
        </div>
      </div>
      <div>
        <h2>{merchants.fees.title}</h2>
        {named.length === 0 && <p>{merchants.fees.none}</p>}
        <div className={styles.recordFormFields}>
          {named.map(({ name, kind, buyRate, field }) => (
            <Field
              key={field}
              label={readableName(name)}
              note={texts.floor[kind]({ rate: buyRate })}
              {...box(field)}
            />
          ))}
        </div>
      </div>
    </>
  );
}
