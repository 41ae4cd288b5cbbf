import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import type { HierarchyEntry } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { PartnerRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import { Field } from '../../../../components/form/field.tsx';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { nameFaults } from '../../terminals/form/record-form.ts';
import { RecordFormPage } from '../../terminals/form/record-form-page.tsx';
import { useFormDraft } from '../../terminals/form/use-form-draft.ts';

interface NewPartnerProps {
  readonly parent: PartnerRecord;
  readonly onMade: (entry: HierarchyEntry) => void;
  readonly onBack: () => void;
}

interface PartnerValues extends FormValues {
  readonly name: string;
  readonly externalId: string;
}

/** Creates a partner below another. It can be neither moved nor deleted later. */
export function NewPartner({ parent, onMade, onBack }: NewPartnerProps) {
  const { merchants, terminals, customer } = useMessages();
  const draft = useFormDraft<PartnerValues>(`new-partner ${parent.id}`, { name: '', externalId: '' });
  const create = useCommand('partners.create');
  const submit = async ({ name, externalId }: PartnerValues) => {
    const made = await create.run({
      parentId: parent.id,
      name: name.trim(),
      ...(externalId.trim() !== '' && { externalId: externalId.trim() }),
    });
    if (made?.ok !== true) return;
    draft.drop();
    onMade(made.value);
  };
  return (
    <RecordFormPage
      title={merchants.create.partner}
      submitLabel={terminals.create.button}
      draft={draft}
      faultsOf={nameFaults}
      running={create.running}
      failure={create.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {({ box }) => (
        <>
          <p>{merchants.create.partnerText({ name: parent.name ?? parent.id })}</p>
          <Field label={terminals.form.name} {...box('name')} />
          <Field label={merchants.facts.externalId} note={customer.optional} {...box('externalId')} />
        </>
      )}
    </RecordFormPage>
  );
}
