import type { HierarchyRecord } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Field } from '../../../../components/form/field.tsx';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { EffectCard } from './effect-card.tsx';
import { terminalFaults, type TerminalValues } from './record-form.ts';
import { RecordFormPage } from './record-form-page.tsx';
import { terminalInput } from './record-input.ts';
import { tendersAfter, terminalValues } from './record-values.ts';
import { effectOnTill } from './tender-effect.ts';
import { TenderFields } from './tender-fields.tsx';
import { useFormDraft } from './use-form-draft.ts';

interface EditTerminalProps {
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

/** Changes name and tenders. The specification allows no other changes of a terminal. */
export function EditTerminal({ record, terminal, onSaved, onBack }: EditTerminalProps) {
  const { terminals, amounts } = useMessages();
  const { id, tenders } = record;
  const draft = useFormDraft(`terminal ${id}`, terminalValues(record));
  const update = useCommand('terminals.update');
  const submit = async (values: TerminalValues) => {
    const saved = await update.run({ id, ...terminalInput(values) });
    if (saved?.ok !== true) return;
    draft.drop();
    onSaved();
  };
  return (
    <RecordFormPage
      title={terminals.change.terminal}
      submitLabel={amounts.save}
      draft={draft}
      faultsOf={terminalFaults}
      running={update.running}
      failure={update.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {({ values, change, box, faultOf }) => {
        const after = tendersAfter(values, tenders);
        const name = values.name.trim() === '' ? id : values.name;
        const effect = after && effectOnTill({ id, name }, tenders.accepted, after);
        const changes = effect && effect.starts.length + effect.stops.length > 0 ? [effect] : [];
        return (
          <>
            <Field label={terminals.form.name} {...box('name')} />
            <TenderFields
              kind="terminal"
              tenders={tenders}
              values={values}
              onChange={change}
              fault={faultOf('tenderTypes')}
            />
            <EffectCard
              kind="terminal"
              effects={after ? changes : 'unread'}
              unnamed={0}
              terminal={terminal}
            />
          </>
        );
      }}
    </RecordFormPage>
  );
}
