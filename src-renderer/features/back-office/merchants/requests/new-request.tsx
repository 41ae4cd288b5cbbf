import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import type { MerchantRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import { Field } from '../../../../components/form/field.tsx';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { lengthFaults, type RecordFaults } from '../../terminals/form/record-form.ts';
import { RecordFormPage } from '../../terminals/form/record-form-page.tsx';
import { useFormDraft } from '../../terminals/form/use-form-draft.ts';

interface NewRequestProps {
  readonly merchant: MerchantRecord;
  /** Whether the request turns the rebate program on or off. */
  readonly rebates: boolean;
  readonly onMade: (id: string) => void;
  readonly onBack: () => void;
}

interface RequestValues extends FormValues {
  readonly justification: string;
}

/** A new update request with its justification. It is a draft at the service until it is submitted. */
export function NewRequest({ merchant, rebates, onMade, onBack }: NewRequestProps) {
  const { merchants } = useMessages();
  const { requests } = merchants;
  const { id: merchantId } = merchant;
  const draft = useFormDraft<RequestValues>(`rebates-${rebates ? 'on' : 'off'} ${merchantId}`, {
    justification: '',
  });
  const create = useCommand('updateRequests.create');
  const submit = async ({ justification }: RequestValues) => {
    const made = await create.run({ merchantId, rebates, justification: justification.trim() });
    if (made?.ok !== true) return;
    draft.drop();
    onMade(made.value.id);
  };
  return (
    <RecordFormPage
      title={rebates ? requests.wish.on : requests.wish.off}
      submitLabel={requests.save}
      draft={draft}
      faultsOf={requestFaults}
      running={create.running}
      failure={create.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {({ box }) => (
        <>
          <p>
            <bdi>{merchant.name ?? merchantId}</bdi>
          </p>
          <Field label={requests.justification} lines={4} {...box('justification')} />
          <p>{requests.draftText}</p>
        </>
      )}
    </RecordFormPage>
  );
}

function requestFaults(values: RequestValues): RecordFaults {
  return {
    ...lengthFaults(values),
    ...(values.justification.trim() === '' && { justification: 'missing' as const }),
  };
}
