import type {
  HierarchyEntry,
  HierarchyRecord,
} from '../../../../../shared/contract/back-office/hierarchy.ts';
import { Field } from '../../../../components/form/field.tsx';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { nameFaults } from './record-form.ts';
import { RecordFormPage } from './record-form-page.tsx';
import { useFormDraft } from './use-form-draft.ts';

interface CloneTerminalProps {
  readonly record: HierarchyRecord;
  readonly onMade: (entry: HierarchyEntry) => void;
  readonly onBack: () => void;
}

/** Creates a copy of this terminal under another name. */
export function CloneTerminal({ record, onMade, onBack }: CloneTerminalProps) {
  const { terminals } = useMessages();
  const { id } = record;
  const draft = useFormDraft(`clone ${id}`, { name: '' });
  const clone = useCommand('terminals.clone');
  const submit = async ({ name }: { readonly name: string }) => {
    const made = await clone.run({ id, name: name.trim() });
    if (made?.ok !== true) return;
    draft.drop();
    onMade(made.value);
  };
  return (
    <RecordFormPage
      title={terminals.clone.title}
      submitLabel={terminals.create.button}
      draft={draft}
      faultsOf={nameFaults}
      running={clone.running}
      failure={clone.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {({ box }) => (
        <>
          <p>{terminals.clone.text}</p>
          <Field label={terminals.form.name} hint={record.name ?? id} {...box('name')} />
        </>
      )}
    </RecordFormPage>
  );
}
