import type { MerchantRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { RecordFormPage } from '../../terminals/form/record-form-page.tsx';
import { useFormDraft } from '../../terminals/form/use-form-draft.ts';
import { MerchantFields } from './merchant-fields.tsx';
import { merchantFaults, merchantInput, merchantValues, type MerchantValues } from './merchant-form.ts';

interface EditMerchantProps {
  readonly merchant: MerchantRecord;
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

/** The fields that can be changed directly. The rebate program is changed by an update request. */
export function EditMerchant({ merchant, onSaved, onBack }: EditMerchantProps) {
  const { merchants, amounts } = useMessages();
  const { id } = merchant;
  const before = merchantValues(merchant);
  const draft = useFormDraft(`merchant ${id}`, before);
  const update = useCommand('merchants.update');
  const submit = async (values: MerchantValues) => {
    const saved = await update.run({ id, ...merchantInput(values, before) });
    if (saved?.ok !== true) return;
    draft.drop();
    onSaved();
  };
  return (
    <RecordFormPage
      title={merchants.change}
      submitLabel={amounts.save}
      draft={draft}
      faultsOf={merchantFaults}
      running={update.running}
      failure={update.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {({ box }) => (
        <>
          <MerchantFields box={box} />
          <p>{merchants.byRequest}</p>
        </>
      )}
    </RecordFormPage>
  );
}
