import type { HierarchyEntry } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { PartnerRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { RecordFormPage } from '../../terminals/form/record-form-page.tsx';
import { useFormDraft } from '../../terminals/form/use-form-draft.ts';
import { MerchantFields } from './merchant-fields.tsx';
import { merchantFaults, merchantInput, merchantValues, type MerchantValues } from './merchant-form.ts';

interface NewMerchantProps {
  readonly partner: PartnerRecord;
  readonly onMade: (entry: HierarchyEntry) => void;
  readonly onBack: () => void;
}

const EMPTY = merchantValues({});

/** Creates a merchant of a partner. The service decides its tenders. */
export function NewMerchant({ partner, onMade, onBack }: NewMerchantProps) {
  const { merchants, terminals } = useMessages();
  const draft = useFormDraft(`new-merchant ${partner.id}`, EMPTY);
  const create = useCommand('merchants.create');
  const submit = async (values: MerchantValues) => {
    const { externalId, ...input } = merchantInput(values, EMPTY);
    const made = await create.run({
      partnerId: partner.id,
      ...input,
      ...(externalId != null && { externalId }),
      merchantCategoryCode: values.merchantCategoryCode.trim(),
    });
    if (made?.ok !== true) return;
    draft.drop();
    onMade(made.value);
  };
  return (
    <RecordFormPage
      title={merchants.create.merchant}
      submitLabel={terminals.create.button}
      draft={draft}
      faultsOf={merchantFaults}
      running={create.running}
      failure={create.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {({ box }) => (
        <>
          <MerchantFields box={box} />
          <p>{merchants.create.merchantText}</p>
        </>
      )}
    </RecordFormPage>
  );
}
